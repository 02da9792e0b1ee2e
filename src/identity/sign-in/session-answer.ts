import type { JsonSchema } from '../../platform/json-api/attributes.js';
import { objectSchema } from '../../platform/json-api/object-schema.js';
import { ABILITIES } from '../../abilities/abilities.js';
import { ROLES } from '../../abilities/role.js';

const UUID: JsonSchema = { type: 'string', format: 'uuid' };
const MOMENT: JsonSchema = { type: 'string', format: 'date-time' };
const OPTIONAL_MOMENT: JsonSchema = { type: ['string', 'null'], format: 'date-time' };
const ABILITY_LIST: JsonSchema = { type: 'array', items: { type: 'string', enum: [...ABILITIES] } };

function orNull(schema: JsonSchema): JsonSchema {
  return { oneOf: [schema, { type: 'null' }] };
}

/** `{data: …}`, as every answer about sessions is. */
export function dataOf(schema: JsonSchema): JsonSchema {
  return objectSchema({ data: schema });
}

/** Who is signed in, and what they may do. */
export const SESSION_SCHEMA: JsonSchema = objectSchema({
  state: { type: 'string', enum: ['signed_out', 'second_factor', 'enrol', 'signed_in'] },
  ways: objectSchema({
    password: { type: 'boolean' },
    passkey: { type: 'boolean' },
    oidc: { type: ['string', 'null'], description: 'The text of the button; null if there is no provider.' },
  }),
  csrf_token: { type: ['string', 'null'], description: 'Send it as X-CSRF-Token with every request other than GET.' },
  user: orNull(objectSchema({ id: UUID, name: { type: 'string' }, email: { type: 'string' } })),
  second_factor: orNull(
    objectSchema({
      required: { type: 'boolean', description: 'Whether the role requires one.' },
      totp: { type: 'boolean' },
      passkeys: { type: 'integer', minimum: 0 },
      recovery_codes_left: { type: 'integer', minimum: 0 },
    }),
  ),
  proof: orNull(
    objectSchema({
      until: {
        ...OPTIONAL_MOMENT,
        description: 'Until when you can do what needs a fresh proof; null if it has run out.',
      },
      ways: { type: 'array', items: { type: 'string', enum: ['totp', 'passkey', 'password', 'oidc'] } },
    }),
  ),
  ends_at: { ...OPTIONAL_MOMENT, description: 'When it ends, even if it is used until then.' },
  organization: orNull(
    objectSchema({
      id: UUID,
      name: { type: 'string' },
      demo: { type: 'boolean' },
      role: { type: ['string', 'null'], enum: [...ROLES, null] },
      abilities: ABILITY_LIST,
    }),
  ),
  entities: {
    type: 'array',
    items: objectSchema({
      id: UUID,
      name: { type: 'string' },
      environment: { type: 'string', enum: ['production', 'sandbox'] },
      role: { type: 'string', enum: [...ROLES] },
      abilities: ABILITY_LIST,
      sees_accounts: { type: 'boolean', description: 'Whether account numbers are shown whole.' },
    }),
  },
});

export const RECOVERY_CODES_SCHEMA: JsonSchema = {
  type: 'array',
  items: { type: 'string' },
  description: 'Shown only once.',
};

/** After a factor was added. */
export const FACTOR_ADDED_SCHEMA: JsonSchema = objectSchema({
  session: SESSION_SCHEMA,
  recovery_codes: { ...RECOVERY_CODES_SCHEMA, type: ['array', 'null'] },
});

export const PASSKEY_OPTIONS_SCHEMA: JsonSchema = objectSchema({
  ceremony_id: UUID,
  options: {
    type: 'object',
    additionalProperties: true,
    description: 'Options for the browser (WebAuthn, JSON form).',
  },
});

export const TOTP_SCHEMA: JsonSchema = objectSchema({
  ceremony_id: UUID,
  uri: { type: 'string', description: 'For a QR code: `otpauth://totp/…`' },
  secret: { type: 'string', description: 'For typing in, in base 32.' },
});

export const LINK_SCHEMA: JsonSchema = objectSchema({
  kind: { type: 'string', enum: ['invitation', 'password_reset'] },
  name: { type: 'string' },
  email: { type: 'string' },
  organization: { type: 'string' },
});

export const PASSKEYS_SCHEMA: JsonSchema = {
  type: 'array',
  items: objectSchema({
    id: UUID,
    name: { type: 'string' },
    backed_up: { type: 'boolean', description: 'Whether it is kept in a cloud and shared between devices.' },
    created_at: MOMENT,
    last_used_at: OPTIONAL_MOMENT,
  }),
};

export const OWN_SESSIONS_SCHEMA: JsonSchema = {
  type: 'array',
  items: objectSchema({
    id: UUID,
    current: { type: 'boolean' },
    method: { type: 'string', enum: ['password', 'passkey', 'oidc', 'link'] },
    peer_address: { type: 'string' },
    user_agent: { type: ['string', 'null'] },
    created_at: MOMENT,
    last_seen_at: MOMENT,
    ends_at: MOMENT,
  }),
};
