import { Injectable } from '@nestjs/common';
import { Invoice } from '../../invoices/invoice.entity.js';
import { Database } from '../../platform/database/transactions.js';
import type { JsonSchema } from '../../platform/json-api/attributes.js';
import type { Group } from '../engine/rule.js';
import { RuleSet } from '../engine/rule-set.js';
import { FactGatherer } from '../facts/fact-gatherer.js';

/** How many of the last invoices a rule is tried on. */
const INVOICES = 200;

/** What a rule would have said of one invoice; `result` is null where it could not be evaluated. */
interface Trial {
  invoice_id: string;
  result: boolean | null;
  reason: string | null;
  created_at: string;
}

export interface TrialSummary {
  evaluated: number;
  good: number;
  bad: number;
  left_out: number;
  invoices: Trial[];
}

export const TRIAL_SCHEMA: JsonSchema = {
  type: 'object',
  required: ['data'],
  properties: {
    data: {
      type: 'object',
      required: ['evaluated', 'good', 'bad', 'left_out', 'invoices'],
      properties: {
        evaluated: { type: 'integer', description: 'How many invoices it was tried on.' },
        good: { type: 'integer' },
        bad: { type: 'integer' },
        left_out: { type: 'integer' },
        invoices: {
          type: 'array',
          description: 'The newest first.',
          items: {
            type: 'object',
            required: ['invoice_id', 'result', 'reason', 'created_at'],
            properties: {
              invoice_id: { type: 'string', format: 'uuid' },
              result: { type: ['boolean', 'null'] },
              reason: { type: ['string', 'null'], description: 'Why it could not be evaluated.' },
              created_at: { type: 'string', format: 'date-time' },
            },
          },
        },
      },
    },
  },
};

/** Tries rules on past invoices. */
@Injectable()
export class RuleTrial {
  constructor(
    private readonly database: Database,
    private readonly facts: FactGatherer,
  ) {}

  /** What conditions would have said of an entity's last invoices, by the facts as they were when those were judged. */
  async run(entityId: string, conditions: Group): Promise<TrialSummary> {
    const rules = new RuleSet([{ name: 'trial', description: 'Trial', conditions }]);
    const invoices = await this.database
      .rows(Invoice, entityId)
      .query('invoice')
      .andWhere(`invoice.status = 'processed'`)
      .orderBy('invoice.createdAt', 'DESC')
      .addOrderBy('invoice.id', 'DESC')
      .limit(INVOICES)
      .getMany();
    const trials: Trial[] = [];
    for (const invoice of invoices) {
      const { details, leftOut } = await rules.evaluate(await this.facts.complete(invoice, rules.facts));
      trials.push({
        invoice_id: invoice.id,
        result: details[0]?.result ?? null,
        reason: leftOut[0]?.reason ?? null,
        created_at: invoice.createdAt.toISOString(),
      });
    }
    const count = (result: boolean | null): number => trials.filter((one) => one.result === result).length;
    return { evaluated: trials.length, good: count(true), bad: count(false), left_out: count(null), invoices: trials };
  }
}
