import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { SETTINGS_TOKEN } from '../../platform/config/settings.js';
import type { Settings } from '../../platform/config/settings.js';
import { managerOf } from '../../platform/database/ambient.js';
import { conflict } from '../../platform/errors/domain-error.js';

/** The second factors of a user. */
export interface FactorsOfUser {
  /** Whether the role requires one. */
  required: boolean;
  totp: boolean;
  passkeys: number;
  recoveryCodesLeft: number;
}

const FIND = `
  SELECT EXISTS (SELECT 1 FROM totp_factors t WHERE t.user_id = u.id AND t.confirmed_at IS NOT NULL) AS totp,
         (SELECT count(*)::int FROM passkeys p WHERE p.user_id = u.id) AS passkeys,
         (SELECT count(*)::int FROM recovery_codes c WHERE c.user_id = u.id) AS "recoveryCodesLeft",
         o.demo,
         u.role IN ('approver', 'admin')
           OR EXISTS (SELECT 1 FROM entity_roles r WHERE r.user_id = u.id AND r.role IN ('approver', 'admin')) AS approves
    FROM users u JOIN organizations o ON o.id = u.organization_id
   WHERE u.id = $1`;

/** Which second factors people have, and who must have one. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(SETTINGS_TOKEN) private readonly settings: Settings,
  ) {}

  async of(userId: string, manager: EntityManager = managerOf(this.dataSource)): Promise<FactorsOfUser> {
    type Row = Omit<FactorsOfUser, 'required'> & { demo: boolean; approves: boolean | null };
    const [row] = await manager.query<Row[]>(FIND, [userId]);
    if (row === undefined) throw new Error('There is no such user.');
    const { demo, approves, ...factors } = row;
    const asked = { nobody: false, everyone: true, approvers: approves === true }[this.settings.SECOND_FACTOR];
    return { ...factors, required: asked && !demo };
  }

  /** Throws a conflict if the last factor has gone and one is required, so that the transaction is rolled back. */
  async requireOneLeft(userId: string, manager: EntityManager): Promise<void> {
    const factors = await this.of(userId, manager);
    if (factors.required && !hasAny(factors))
      throw conflict('Your role requires a second factor. Set up another one before you remove this one.');
  }

  /** Takes every second factor of a user away, so that they set up new ones. */
  async removeAll(userId: string, manager: EntityManager): Promise<void> {
    for (const table of ['totp_factors', 'passkeys', 'recovery_codes'])
      await manager.query(`DELETE FROM ${table} WHERE user_id = $1`, [userId]);
  }
}

export function hasAny({ totp, passkeys }: FactorsOfUser): boolean {
  return totp || passkeys > 0;
}
