import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people sign in with, and their sessions. */
export class SigningIn1766282400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD COLUMN signed_in_at timestamptz(3);

      CREATE TABLE sessions (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        token_hash bytea NOT NULL UNIQUE,
        state text NOT NULL CHECK (state IN ('second_factor', 'enrol', 'signed_in')),
        method text NOT NULL CHECK (method IN ('password', 'passkey', 'oidc', 'link')),
        peer_address text NOT NULL,
        user_agent text,
        proven_at timestamptz(3) NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        last_seen_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        idle_ends_at timestamptz(3) NOT NULL,
        ends_at timestamptz(3) NOT NULL
      );
      CREATE INDEX sessions_user ON sessions (user_id, created_at, id);
      CREATE INDEX sessions_ends_at ON sessions (ends_at);

      CREATE TABLE totp_factors (
        user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        sealed_secret text NOT NULL,
        -- The step of the last code that was used: neither it nor an earlier one is taken again.
        last_step bigint NOT NULL DEFAULT 0,
        -- Null until a first code has shown that the app has the secret.
        confirmed_at timestamptz(3),
        created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)
      );

      CREATE TABLE recovery_codes (
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        code_hash bytea NOT NULL,
        PRIMARY KEY (user_id, code_hash)
      );

      CREATE TABLE passkeys (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        credential_id text NOT NULL UNIQUE,
        public_key bytea NOT NULL,
        counter bigint NOT NULL,
        transports text[] NOT NULL DEFAULT '{}',
        name text NOT NULL,
        backed_up boolean NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        last_used_at timestamptz(3)
      );
      CREATE INDEX passkeys_user ON passkeys (user_id, created_at, id);

      -- What a browser was asked and has not answered yet; each is answered once.
      CREATE TABLE ceremonies (
        id uuid PRIMARY KEY,
        kind text NOT NULL,
        user_id uuid REFERENCES users (id) ON DELETE CASCADE,
        session_id uuid REFERENCES sessions (id) ON DELETE CASCADE,
        sealed_data text NOT NULL,
        expires_at timestamptz(3) NOT NULL
      );
      CREATE INDEX ceremonies_expires_at ON ceremonies (expires_at);

      CREATE TABLE oidc_identities (
        issuer text NOT NULL,
        subject text NOT NULL,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        PRIMARY KEY (issuer, subject)
      );
      CREATE INDEX oidc_identities_user ON oidc_identities (user_id);

      -- Links by which somebody sets a password. One for an email address that nobody has opens nothing: it stands here so
      -- that asking for it takes as long.
      CREATE TABLE user_links (
        id uuid PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('invitation', 'password_reset')),
        organization_id uuid REFERENCES organizations (id) ON DELETE CASCADE,
        user_id uuid REFERENCES users (id) ON DELETE CASCADE,
        creator_id uuid REFERENCES users (id) ON DELETE SET NULL,
        sent_at timestamptz(3),
        used_at timestamptz(3),
        created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        expires_at timestamptz(3) NOT NULL
      );
      CREATE INDEX user_links_user ON user_links (user_id, kind);
      CREATE INDEX user_links_organization ON user_links (organization_id, created_at, id);
      CREATE INDEX user_links_expires_at ON user_links (expires_at);

      -- Failed tries by account and by peer, under a keyed hash of what they are counted by.
      CREATE TABLE sign_in_failures (
        bucket bytea PRIMARY KEY,
        failures integer NOT NULL,
        blocked_until timestamptz(3) NOT NULL,
        last_at timestamptz(3) NOT NULL
      );
      CREATE INDEX sign_in_failures_last_at ON sign_in_failures (last_at);

      CREATE VIEW session_details AS
        SELECT s.id, s.user_id, u.organization_id, u.name AS user_name, s.method, s.peer_address, s.user_agent, s.created_at,
               s.last_seen_at, least(s.idle_ends_at, s.ends_at) AS ends_at
          FROM sessions s JOIN users u ON u.id = s.user_id
         WHERE s.state = 'signed_in' AND s.ends_at > now() AND s.idle_ends_at > now();

      CREATE VIEW user_details AS
        SELECT u.id, u.organization_id, u.name, u.email, u.role, u.signed_in_at, u.created_at, u.updated_at,
               coalesce((SELECT json_agg(json_build_object('entity_id', r.entity_id, 'role', r.role) ORDER BY r.entity_id)
                           FROM entity_roles r WHERE r.user_id = u.id), '[]') AS roles,
               CASE WHEN u.signed_in_at IS NULL AND u.password_hash IS NULL THEN 'invited' ELSE 'active' END AS status,
               EXISTS (SELECT 1 FROM totp_factors t WHERE t.user_id = u.id AND t.confirmed_at IS NOT NULL)
                 OR EXISTS (SELECT 1 FROM passkeys p WHERE p.user_id = u.id) AS second_factor
          FROM users u WHERE u.removed_at IS NULL;

      CREATE VIEW invitation_details AS
        SELECT l.id, l.organization_id, l.user_id, u.name, u.email, l.sent_at, l.created_at, l.expires_at
          FROM user_links l JOIN users u ON u.id = l.user_id
         WHERE l.kind = 'invitation' AND l.used_at IS NULL AND l.expires_at > now() AND u.removed_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW session_details, user_details, invitation_details;
      DROP TABLE sign_in_failures, user_links, oidc_identities, ceremonies, passkeys, recovery_codes, totp_factors, sessions;
      ALTER TABLE users DROP COLUMN signed_in_at;
    `);
  }
}
