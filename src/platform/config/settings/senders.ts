import { isDomain, isServerAddress } from '../network-names.js';
import { boolean, integer, list } from '../setting.js';

/** How the service finds out who sent an email. */
export const SENDERS = {
  SENDER_AUTHENTICATION: boolean(true, {
    description: 'Check by SPF, DKIM, DMARC and ARC whether mail comes from the sender it names.',
  }),
  DNS_SERVERS: list(isServerAddress, 'addresses of name servers', {
    description: 'Name servers to query about senders, each as `address` or `address:port`, separated by commas.',
    defaultText: 'those of the system',
  }),
  DNS_TIMEOUT_MS: integer(
    2_000,
    { min: 100, max: 60_000 },
    {
      description: 'Time limit for all DNS queries about one message; unanswered ones are repeated later.',
    },
  ),
  TRUSTED_ARC_SEALERS: list(isDomain, 'domains', {
    description: 'Domains of forwarders whose ARC seals are trusted, separated by commas.',
    defaultText: 'none',
  }),
} as const;
