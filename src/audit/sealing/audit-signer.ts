import { hash } from 'node:crypto';
import { SecretKey } from '../../platform/secrets/secret-key.js';
import type { AuditRow } from '../audit-event.js';
import { canonical } from './canonical.js';

/** What the chain of an organization begins with. */
export const NO_SEAL = '';

/**
 * Signs events, seals and checkpoints under keys derived from the service's secret, which is not in the database: who writes
 * in the database alone can make none of them.
 */
export class AuditSigner {
  constructor(private readonly secretKey: SecretKey) {}

  /** What shows that the service wrote an event, in hexadecimal, and the text of the event under it: its values as a JSON array. */
  signed(row: AuditRow): { text: string; mac: string } {
    const text = canonical([
      row.id,
      row.organizationId,
      row.entityId,
      row.createdAt,
      row.actor,
      row.userId,
      row.keyId,
      row.action,
      row.subjectType,
      row.subjectId,
      row.changes,
      row.personalDigest,
      row.correlationId,
    ]);
    return { text, mac: this.macOf('audit event', text) };
  }

  /** What ties an event to its place and to everything before it. */
  sealOf(organizationId: string, position: bigint, previous: string, eventId: string, mac: string): string {
    return this.sign('audit seal', [organizationId, position.toString(), previous, eventId, mac]);
  }

  /** What shows that the service itself took the chain up to a place away. */
  checkpointOf(organizationId: string, position: bigint, seal: string, until: string): string {
    return this.sign('audit checkpoint', [organizationId, position.toString(), seal, until]);
  }

  private sign(purpose: string, parts: readonly unknown[]): string {
    return this.macOf(purpose, canonical(parts));
  }

  private macOf(purpose: string, text: string): string {
    return this.secretKey.derive(purpose, text).toString('hex');
  }
}

/**
 * What is in an event's row for its personal values: without the salt nobody can try values against it.
 * @param values as canonical text
 */
export function digestOf(salt: Buffer, values: string): string {
  return hash('sha256', Buffer.concat([salt, Buffer.from(values)]), 'hex');
}
