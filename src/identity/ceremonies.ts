import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isUuid, newId } from '../platform/ids/uuid.js';
import { SecretKey } from '../platform/secrets/secret-key.js';

export type CeremonyKind = 'totp' | 'passkey_registration' | 'passkey' | 'oidc';

/** Whom a ceremony belongs to, where somebody is known. */
export interface CeremonyOwner {
  userId: string | null;
  sessionId: string | null;
}

const MINUTES = 10;

/** What a browser was asked (a challenge, a state) until it answers: once, within ten minutes, and in the same session. */
@Injectable()
export class Ceremonies {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secretKey: SecretKey,
  ) {}

  /** @returns its id */
  async begin(kind: CeremonyKind, { userId, sessionId }: CeremonyOwner, data: object): Promise<string> {
    const id = newId();
    await this.dataSource.query(
      `INSERT INTO ceremonies (id, kind, user_id, session_id, sealed_data, expires_at)
       VALUES ($1, $2, $3, $4, $5, now() + interval '${MINUTES} minutes')`,
      [id, kind, userId, sessionId, this.secretKey.seal('ceremony', id, JSON.stringify(data))],
    );
    return id;
  }

  /** What is kept for a ceremony of this owner, which goes on: for a code that may be mistyped. Null if there is none. */
  async peek<T>(kind: CeremonyKind, { userId, sessionId }: CeremonyOwner, id: string): Promise<T | null> {
    const rows = await this.dataSource.query<{ sealed_data: string }[]>(
      `SELECT sealed_data FROM ceremonies WHERE id = $1 AND kind = $2 AND expires_at > now()
          AND user_id IS NOT DISTINCT FROM $3::uuid AND session_id IS NOT DISTINCT FROM $4::uuid`,
      [id, kind, userId, sessionId],
    );
    return this.opened<T>(id, rows[0]?.sealed_data);
  }

  /** Ends a ceremony of this owner and gives what was kept for it; null if there is none, or it was ended before. */
  async end<T>(kind: CeremonyKind, { userId, sessionId }: CeremonyOwner, id: string): Promise<T | null> {
    if (!isUuid(id)) return null;
    const [rows] = await this.dataSource.query<[{ sealed_data: string }[], number]>(
      `DELETE FROM ceremonies WHERE id = $1 AND kind = $2 AND expires_at > now()
          AND user_id IS NOT DISTINCT FROM $3::uuid AND session_id IS NOT DISTINCT FROM $4::uuid RETURNING sealed_data`,
      [id, kind, userId, sessionId],
    );
    return this.opened<T>(id, rows[0]?.sealed_data);
  }

  private opened<T>(id: string, sealed: string | undefined): T | null {
    const opened = sealed === undefined ? null : this.secretKey.open('ceremony', id, sealed);
    return opened === null ? null : (JSON.parse(opened) as T);
  }
}
