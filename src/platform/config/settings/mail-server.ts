import { LISTENING } from './listening.js';
import { isAddressOrNetwork } from '../network-names.js';
import { host, integer, list, optionalPort, port, text } from '../setting.js';

/** Where mail arrives, and how much of it. */
export const MAIL_SERVER = {
  INBOUND_DOMAIN: host('localhost', { description: 'Domain of the inbox addresses.' }),
  SMTP_PORT: port(2525, { description: 'Port of the mail server; 0 picks a free one.' }),
  SMTP_HOST: text('', { description: 'Address the mail server listens on.', defaultText: LISTENING }),
  SMTPS_PORT: optionalPort({
    description: 'Port of the mail server for connections that use TLS from the start; 0 picks a free one.',
    defaultText: 'none: TLS only through STARTTLS',
  }),
  SMTP_TLS_CERT: text('', {
    description: 'PEM file of the mail server’s certificate; it is read again when it changes.',
    defaultText: 'a certificate that the service makes under `DATA_DIR`',
  }),
  SMTP_TLS_KEY: text('', { description: 'PEM file of the private key for `SMTP_TLS_CERT`.', defaultText: 'none' }),
  SMTP_PROXIES: list(isAddressOrNetwork, 'addresses or networks', {
    description:
      'Load balancers in front of the mail server that pass on the client’s address by the PROXY protocol (version 1), as addresses or networks. Their connections must begin with its line; no other connection may.',
    defaultText: 'none',
  }),
  SMTP_MAX_MESSAGE_MB: integer(
    25,
    { min: 1, max: 1024 },
    {
      description: 'Largest message the mail server accepts, in MiB; larger ones are refused with 552.',
    },
  ),
  SMTP_CONNECTIONS: integer(
    500,
    { min: 1, max: 100_000 },
    {
      description: 'Connections that the mail server holds at the same time; any more are refused with 421.',
    },
  ),
  SMTP_CONNECTIONS_PER_PEER: integer(
    50,
    { min: 1, max: 100_000 },
    {
      description: 'Connections that one peer may hold at the same time; any more are refused with 421.',
    },
  ),
  SMTP_MESSAGES_PER_PEER: integer(
    1000,
    { min: 1, max: 10_000_000 },
    {
      description: 'Messages a minute that one peer may send; any more are refused with 450.',
    },
  ),
  SMTP_UNKNOWN_PER_PEER: integer(
    100,
    { min: 1, max: 10_000_000 },
    {
      description: 'Unknown recipients a minute that one peer may name; any more are refused with 450.',
    },
  ),
  SMTP_MESSAGES_PER_INBOX: integer(
    1000,
    { min: 1, max: 10_000_000 },
    {
      description:
        'Messages a minute that one inbox accepts, from all senders together; any more are refused with 450.',
    },
  ),
  MIN_FREE_DISK_MB: integer(
    100,
    { min: 0, max: 1_000_000_000 },
    {
      description:
        'Free space in MiB required where messages are written; with less, the mail server answers 452 and senders retry.',
    },
  ),
} as const;
