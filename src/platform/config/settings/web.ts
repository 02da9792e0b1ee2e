import { LISTENING } from './listening.js';
import { isAddressOrNetwork } from '../network-names.js';
import { boolean, integer, list, optionalUrl, port, text } from '../setting.js';

/** How people and programs reach the service by HTTP, and how often they may. */
export const WEB = {
  HTTP_PORT: port(3000, { description: 'Port of the REST interface; 0 picks a free one.' }),
  HTTP_HOST: text('', { description: 'Address the REST interface listens on.', defaultText: LISTENING }),
  PUBLIC_URL: optionalUrl(['http', 'https'], {
    description: 'Address under which people and programs reach the REST interface.',
    defaultText: '`http://localhost:HTTP_PORT`',
  }),
  DASHBOARD: boolean(true, { description: 'Serve the pages of the dashboard under `/dashboard/`.' }),
  TRUSTED_PROXIES: list(isAddressOrNetwork, 'addresses or networks', {
    description:
      'Reverse proxies whose `X-Forwarded-For` is believed, as addresses or networks (`10.0.0.0/8`), separated by commas; this machine is always believed. The `traceparent` of a request is believed only from proxies listed here.',
    defaultText: 'only this machine',
  }),
  RATE_LIMIT_KEY: integer(
    600,
    { min: 1, max: 100_000_000 },
    { description: 'Requests a minute that one key of an entity may make.' },
  ),
  RATE_LIMIT_ORGANIZATION: integer(
    60,
    { min: 1, max: 100_000_000 },
    { description: 'Requests a minute that the keys of one organization may make on the management interface.' },
  ),
  RATE_LIMIT_SESSION: integer(
    1_200,
    { min: 1, max: 100_000_000 },
    { description: 'Requests a minute that one signed-in person may make.' },
  ),
} as const;
