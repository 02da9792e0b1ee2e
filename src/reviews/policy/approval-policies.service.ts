import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { ROLE_AT, USERS_AT } from '../../abilities/role.js';
import type { EntityCaller } from '../../platform/auth/caller.js';
import { managerOf } from '../../platform/database/ambient.js';
import { lockByName } from '../../platform/database/lock-by-name.js';
import { Database } from '../../platform/database/transactions.js';
import { newId } from '../../platform/ids/uuid.js';
import { centsOf } from '../../invoices/total.js';
import { isLooser } from './approval-policy.js';
import type { Policy } from './approval-policy.js';
import type { ApprovalPolicyDto } from './approval-policy.dto.js';
import { ApprovalPolicy, ApprovalPolicyDetails } from './approval-policy.entity.js';

/** Another admin than this one, of the organization that an entity belongs to. */
const OTHER_ADMIN = `
  SELECT 1 FROM ${USERS_AT}
   WHERE e.id = $1 AND u.id <> $2 AND ${ROLE_AT} = 'admin' LIMIT 1`;

/** How many people a payment needs, by entity. */
@Injectable()
export class ApprovalPolicies {
  constructor(
    private readonly dataSource: DataSource,
    private readonly database: Database,
  ) {}

  /** What holds for an entity. */
  of(entityId: string, manager: EntityManager = managerOf(this.dataSource)): Promise<ApprovalPolicyDetails> {
    return manager.findOneByOrFail(ApprovalPolicyDetails, { id: entityId });
  }

  /**
   * Changes the policy. What loosens it waits until a second admin asks for the same, if there is a second one: the policy is all that
   * keeps one person from the money.
   */
  async change({ entityId, userId }: EntityCaller, given: ApprovalPolicyDto): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await transaction.join(entityId);
      const { manager } = transaction;
      await lockByName(manager, `approval policy ${entityId}`);
      const before = await this.of(entityId, manager);
      const wanted: Policy = {
        people: given.people ?? before.people,
        onePersonOutcomes: given.one_person_outcomes ?? before.onePersonOutcomes,
        twoPeopleFromCents:
          given.two_people_from === undefined
            ? before.twoPeopleFromCents
            : given.two_people_from === null
              ? null
              : centsOf(given.two_people_from),
        clearVerified: given.clear_verified ?? before.clearVerified,
      };
      const needsSecond =
        isLooser(before, wanted) && (await manager.query<unknown[]>(OTHER_ADMIN, [entityId, userId])).length > 0;
      const isSecond = before.proposed !== null && before.proposedBy !== userId && isSame(before.proposed, wanted);
      const waits = needsSecond && !isSecond;
      const holds = waits ? before : wanted;
      const values = {
        people: holds.people,
        onePersonOutcomes: [...holds.onePersonOutcomes],
        twoPeopleFromCents: holds.twoPeopleFromCents,
        clearVerified: holds.clearVerified,
        proposed: waits ? wanted : null,
        proposedBy: waits ? userId : null,
        updatedAt: new Date(),
      };
      const rows = transaction.rows(ApprovalPolicy, entityId);
      const changed = await rows.update({}, values);
      if (changed === 0) await rows.insert({ id: newId(), ...values });
    });
  }
}

function isSame(a: Policy, b: Policy): boolean {
  return !isLooser(a, b) && !isLooser(b, a) && a.people === b.people;
}
