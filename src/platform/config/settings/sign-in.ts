import { groupRoles } from '../group-roles.js';
import { boolean, integer, oneOf, optionalUrl, secret, text } from '../setting.js';

/** How people sign in, and for how long. */
export const SIGN_IN = {
  SESSION_IDLE_MINUTES: integer(
    60,
    { min: 1, max: 43_200 },
    { description: 'Minutes without a request after which a person is signed out.' },
  ),
  SESSION_HOURS: integer(
    12,
    { min: 1, max: 720 },
    { description: 'Hours after which a person must sign in again, whatever they did meanwhile.' },
  ),
  SECOND_FACTOR: oneOf(['approvers', 'everyone', 'nobody'], 'approvers', {
    description:
      'Who must have a second factor: admins and approvers, everyone, or nobody. The demo organization goes without.',
  }),
  OIDC_ISSUER: optionalUrl(['https', 'http'], {
    description:
      'Provider through which people sign in (OpenID Connect), as named in its discovery document; plain http only for this machine.',
    defaultText: 'none: people sign in to Payproof itself',
  }),
  OIDC_CLIENT_ID: text('payproof', { description: 'The service’s client id at the provider.' }),
  OIDC_CLIENT_SECRET: secret(1, {
    description: 'The service’s client secret at the provider.',
    defaultText: 'none: a public client, protected only by PKCE',
  }),
  OIDC_SCOPES: text('openid email profile', { description: 'Scopes that the service requests from the provider.' }),
  OIDC_NAME: text('Single sign-on', { description: 'Text of the button for signing in through the provider.' }),
  OIDC_GROUPS_CLAIM: text('groups', { description: 'Claim of the ID token that lists a person’s groups.' }),
  OIDC_ROLES: groupRoles({
    description:
      'Which groups have which role, as `group=role` or, for one entity, `group=role@ENTITY_ID`, separated by commas. People in the groups named here become users when they first sign in, and their roles follow their groups; everybody else must have been invited.',
    defaultText: 'none: roles are given in Payproof',
  }),
  OIDC_ORGANIZATION: text('', {
    description: 'Slug of the organization that the provider’s people belong to.',
    defaultText: 'the only one there is',
  }),
  OIDC_ONLY: boolean(false, { description: 'Let people sign in only through the provider.' }),
} as const;
