import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { isSharedSuffix } from '../../domains/shared-suffixes.js';
import { Database } from '../../platform/database/transactions.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { conflict, invalid, notFound } from '../../platform/errors/domain-error.js';
import { isUuid, newId } from '../../platform/ids/uuid.js';
import { decideOnSender, namesToLookUp } from './decide-on-sender.js';
import type { SenderDecision, Senders } from './decide-on-sender.js';
import { isOpenToAll } from './sender-name.js';
import { SenderRule } from './sender-rule.entity.js';
import type { SenderPolicy } from './sender-rule.entity.js';
import { SenderSetting } from './sender-setting.entity.js';
import type { DefaultPolicy } from './sender-setting.entity.js';

export interface SenderRuleFields {
  sender: string;
  policy: SenderPolicy;
  note: string | null;
}

/** Whose mail an entity takes. */
@Injectable()
export class SenderLists {
  constructor(private readonly database: Database) {}

  /** Whether the entity has said anything of anybody. */
  async anySaid(entityId: string): Promise<boolean> {
    if (await this.database.rows(SenderRule, entityId).exists({})) return true;
    return this.database.rows(SenderSetting, entityId).exists({ defaultPolicy: 'ask' });
  }

  async decide(transaction: Transaction, entityId: string, senders: Senders): Promise<SenderDecision> {
    const names = namesToLookUp(senders);
    const rules = names.length === 0 ? [] : await transaction.rows(SenderRule, entityId).find({ sender: In(names) });
    const settings = await transaction.rows(SenderSetting, entityId).findOne({});
    const policies = new Map(rules.map(({ sender, policy }) => [sender, policy]));
    return decideOnSender(senders, policies, settings?.defaultPolicy ?? 'allow');
  }

  /** Throws invalid for an entry that would let anybody in, conflict if there is a rule for the sender. */
  async create(entityId: string, { sender, policy, note }: SenderRuleFields): Promise<string> {
    refuseForAll(sender, policy);
    const id = newId();
    const now = new Date();
    const row = { id, sender, policy, note, createdAt: now, updatedAt: now };
    const added = await this.database.transaction((transaction) =>
      transaction.rows(SenderRule, entityId).insertNew(row),
    );
    if (!added) throw conflict(`There is already a rule for ${sender}.`);
    return id;
  }

  async change(entityId: string, id: string, { policy, note }: Omit<SenderRuleFields, 'sender'>): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const rows = transaction.rows(SenderRule, entityId);
      const rule = isUuid(id) ? await rows.findOneLocked({ id }) : null;
      if (rule === null) throw notFound('Sender rule');
      refuseForAll(rule.sender, policy);
      await rows.update({ id }, { policy, note, updatedAt: new Date() });
    });
  }

  async delete(entityId: string, id: string): Promise<void> {
    const deleted = isUuid(id)
      ? await this.database.transaction((transaction) => transaction.rows(SenderRule, entityId).delete({ id }))
      : 0;
    if (deleted === 0) throw notFound('Sender rule');
  }

  /** Says what happens to mail of senders that no rule is about, and whether senders are answered. */
  async choose(entityId: string, given: { defaultPolicy: DefaultPolicy; confirmations: boolean }): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const rows = transaction.rows(SenderSetting, entityId);
      const values = { ...given, updatedAt: new Date() };
      if (!(await rows.insertNew({ id: newId(), ...values }))) await rows.update({}, values);
    });
  }
}

/** Allowing a whole domain where anybody can have an address, or a name below it, allows anybody. */
function refuseForAll(sender: string, policy: SenderPolicy): void {
  if (policy !== 'allow' || !isOpenToAll(sender)) return;
  throw invalid({
    sender: [
      isSharedSuffix(sender)
        ? `Anyone can get a name below ${sender}: allow single names, such as supplier.${sender}.`
        : `Anyone can get an address at ${sender}: allow single addresses instead.`,
    ],
  });
}
