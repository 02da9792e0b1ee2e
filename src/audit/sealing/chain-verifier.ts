import type { SecretKey } from '../../platform/secrets/secret-key.js';
import type { ExportedHead } from './audit-heads.js';
import { AuditSigner, digestOf } from './audit-signer.js';
import { canonical } from './canonical.js';
import { rowOf } from './sealed-row.js';
import type { EventRow, SealedRow } from './sealed-row.js';

/** What is wrong with a trail, in a sentence. */
export interface AuditFinding {
  organizationId: string;
  kind: 'changed' | 'removed' | 'inserted' | 'cut off';
  /** The event that it is about, where that is known. */
  eventId: string | null;
  sentence: string;
}

export interface AuditReport {
  /** Events that were compared with their seals. */
  sealed: number;
  /** Events in the archive that were compared with their seals. */
  archived: number;
  /** Events that wait for their seal. */
  waiting: number;
  /** Events whose personal values were erased. */
  erased: number;
  findings: AuditFinding[];
}

/** How far a chain was followed: its last place, and the seal there in hexadecimal. */
export interface ChainPlace {
  position: bigint;
  seal: string;
}

export function emptyReport(): AuditReport {
  return { sealed: 0, archived: 0, waiting: 0, erased: 0, findings: [] };
}

/** Holds rows of chains against their signatures and seals, wherever they are kept, and writes down what is wrong with them. */
export class ChainVerifier {
  readonly signers: readonly AuditSigner[];

  /** @param counted what the report counts sealed events as */
  constructor(
    secretKey: SecretKey,
    readonly report: AuditReport,
    private readonly counted: 'sealed' | 'archived',
  ) {
    // What was signed before the secret was changed is of the service too.
    this.signers = secretKey.all.map((key) => new AuditSigner(key));
  }

  /**
   * Follows a chain over further rows of it, in their order.
   * @param heads seals that were exported, by place
   * @returns how far it was followed
   */
  follow(
    organizationId: string,
    { position, seal }: ChainPlace,
    rows: readonly SealedRow[],
    heads: ReadonlyMap<string, ExportedHead> = new Map(),
  ): ChainPlace {
    for (const row of rows) {
      const at = BigInt(row.position);
      const gap = at !== position + 1n;
      if (gap)
        this.find(
          organizationId,
          'removed',
          null,
          `The seals from place ${position + 1n} to ${at - 1n} were removed, and what they sealed with them.`,
        );
      this.sealedRow(row, gap ? null : seal);
      const head = heads.get(row.position);
      if (head !== undefined && head.seal !== row.seal)
        this.find(
          organizationId,
          'changed',
          row.sealed_event,
          `The seal at place ${at} is not the one that was exported at ${head.at}.`,
        );
      position = at;
      seal = row.seal;
    }
    return { position, seal };
  }

  /** @param previous the seal before this one; null if that was removed */
  private sealedRow(
    { organization_id, position, seal, sealed_event, event }: SealedRow,
    previous: string | null,
  ): void {
    if (event === null) {
      this.find(organization_id, 'removed', sealed_event, `The event at place ${position} was removed.`);
      return;
    }
    this.report[this.counted] += 1;
    if (!this.signed(event)) return;
    const right =
      previous === null ||
      this.signers.some(
        (signer) => signer.sealOf(organization_id, BigInt(position), previous, event.id, event.mac) === seal,
      );
    if (!right || event.organization_id !== organization_id)
      this.find(organization_id, 'changed', event.id, `The seal at place ${position} does not match its event.`);
  }

  /** Whether the service wrote an event as it is, and its personal values, where they were not erased. */
  signed(event: EventRow): boolean {
    if (!this.signers.some((signer) => signer.signed(rowOf(event)).mac === event.mac)) {
      this.find(
        event.organization_id,
        'changed',
        event.id,
        'The event is not as the service wrote it: it was changed or inserted by hand.',
      );
      return false;
    }
    if (event.salt !== null && event.contents !== null) {
      if (digestOf(Buffer.from(event.salt, 'hex'), canonical(event.contents)) !== event.personal_digest)
        this.find(event.organization_id, 'changed', event.id, 'The personal values of the event were changed.');
    } else if (event.personal_digest !== null) this.report.erased += 1;
    return true;
  }

  find(organizationId: string, kind: AuditFinding['kind'], eventId: string | null, sentence: string): void {
    this.report.findings.push({ organizationId, kind, eventId, sentence });
  }
}
