import type { DataSource } from 'typeorm';
import { NO_SEAL } from './audit-signer.js';
import type { AuditSigner } from './audit-signer.js';
import type { ChainPlace } from './chain-verifier.js';

/** What retention says of a chain. */
export interface Checkpoints {
  /** Up to where the service itself has taken it away; place 0 where it has not. */
  newest: ChainPlace;
  /** Places of checkpoints that the service did not make. */
  forged: string[];
}

/** The checkpoints of a chain, compared with the keys of the service. */
export async function signedCheckpoints(
  dataSource: DataSource,
  signers: readonly AuditSigner[],
  organizationId: string,
): Promise<Checkpoints> {
  const rows = await dataSource.query<{ position: string; seal: string; until: string; mac: string }[]>(
    `SELECT position, encode(seal, 'hex') AS seal, to_char(until, 'YYYY-MM-DD') AS until, encode(mac, 'hex') AS mac
       FROM audit_checkpoints WHERE organization_id = $1 ORDER BY position`,
    [organizationId],
  );
  let newest: ChainPlace = { position: 0n, seal: NO_SEAL };
  const forged: string[] = [];
  for (const { position, seal, until, mac } of rows)
    if (signers.some((signer) => mac === signer.checkpointOf(organizationId, BigInt(position), seal, until)))
      newest = { position: BigInt(position), seal };
    else forged.push(position);
  return { newest, forged };
}
