import { basename } from 'node:path';
import type { DataSource } from 'typeorm';
import type { SecretKey } from '../../platform/secrets/secret-key.js';
import { archiveFiles, readArchive } from './audit-archive.js';
import type { ArchiveFile } from './audit-archive.js';
import { NO_SEAL } from '../sealing/audit-signer.js';
import { ChainVerifier } from '../sealing/chain-verifier.js';
import type { AuditReport, ChainPlace } from '../sealing/chain-verifier.js';
import { signedCheckpoints } from '../sealing/checkpoints.js';

/** Holds archived months against their signatures and seals, and against the checkpoints of the database that they lead up to. */
export class ArchiveVerifier extends ChainVerifier {
  constructor(
    private readonly dataSource: DataSource,
    secretKey: SecretKey,
    report: AuditReport,
  ) {
    super(secretKey, report, 'archived');
  }

  /** Everything in a folder: each chain has to be there from its first place up to its newest checkpoint. */
  async all(folder: string): Promise<void> {
    const files = await archiveFiles(folder);
    const known = await this.dataSource.query<{ id: string }[]>(
      'SELECT DISTINCT organization_id AS id FROM audit_checkpoints',
    );
    const ids = new Set([...known.map(({ id }) => id), ...files.map(({ organizationId }) => organizationId)]);
    for (const id of ids)
      await this.chain(
        id,
        files.filter(({ organizationId }) => organizationId === id),
      );
  }

  /** One file that goes on where the newest checkpoint of its chain is: whole, none of it is known yet. @returns where it leads to */
  async piece(file: ArchiveFile): Promise<ChainPlace> {
    const { newest } = await signedCheckpoints(this.dataSource, this.signers, file.organizationId);
    if (newest.position >= file.first)
      this.find(
        file.organizationId,
        'inserted',
        null,
        `A checkpoint already covers the chain up to place ${newest.position}, but place ${file.first} is still there.`,
      );
    return this.file(file, newest);
  }

  private async chain(organizationId: string, files: readonly ArchiveFile[]): Promise<void> {
    let place: ChainPlace = { position: 0n, seal: NO_SEAL };
    for (const file of files) if (file.last > place.position) place = await this.file(file, place);
    const { newest } = await signedCheckpoints(this.dataSource, this.signers, organizationId);
    if (newest.position > place.position)
      this.find(
        organizationId,
        'cut off',
        null,
        `Retention has removed the chain up to place ${newest.position}, but the archive only goes up to place ${place.position}.`,
      );
    else if ((await this.sealAt(organizationId, place, newest)) !== place.seal)
      this.find(
        organizationId,
        'changed',
        null,
        `The archive ends at place ${place.position} with a different seal from the one in the chain.`,
      );
  }

  private async file({ organizationId, path }: ArchiveFile, start: ChainPlace): Promise<ChainPlace> {
    let place = start;
    try {
      for await (const rows of readArchive(path)) {
        // Of a file that was written again after a crash a part is known.
        const further = rows.filter(({ position }) => BigInt(position) > place.position);
        const strange = further.find((row) => row.organization_id !== organizationId);
        if (strange) throw new Error(`it holds an event of organization ${strange.organization_id}`);
        place = this.follow(organizationId, place, further);
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.find(organizationId, 'changed', null, `${basename(path)} cannot be read to its end: ${reason}.`);
    }
    return place;
  }

  /** What the database has for a seal at a place: that of the checkpoint, or of a row that is to be removed yet. */
  private async sealAt(organizationId: string, { position }: ChainPlace, newest: ChainPlace): Promise<string | null> {
    if (position === newest.position) return newest.seal;
    const [row] = await this.dataSource.query<{ seal: string }[]>(
      `SELECT encode(seal, 'hex') AS seal FROM audit_seals WHERE organization_id = $1 AND position = $2`,
      [organizationId, position.toString()],
    );
    return row?.seal ?? null;
  }
}
