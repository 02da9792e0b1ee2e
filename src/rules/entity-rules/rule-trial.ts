import { Injectable } from '@nestjs/common';
import { amountOf } from '../../invoices/total.js';
import { Leases } from '../../platform/database/leases.js';
import { conflict } from '../../platform/errors/domain-error.js';
import type { JsonSchema } from '../../platform/json-api/attributes.js';
import type { Group } from '../engine/rule.js';
import { RuleSet } from '../engine/rule-set.js';
import { FactGatherer } from '../facts/fact-gatherer.js';
import { InvoiceLookup } from '../../invoices/invoice-lookup.service.js';

/** How many of the last invoices a rule is tried on. */
const INVOICES = 200;
/** For so long facts are found out that were not gathered when the invoices were judged. */
const ASKING_MS = 3_000;
/** Much longer than a trial takes: one whose process was killed bars no other for longer. */
const LEASE_SECONDS = 30;
const NO_TIME = 'There was not enough time to look up the facts that the rule uses.';

/** What a rule would have said of one invoice; `result` is null if it could not be evaluated. */
interface Trial {
  invoice_id: string;
  result: boolean | null;
  reason: string | null;
  created_at: string;
  extracted_business_name: string | null;
  extracted_invoice_number: string | null;
  total: string | null;
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
            required: [
              'invoice_id',
              'result',
              'reason',
              'created_at',
              'extracted_business_name',
              'extracted_invoice_number',
              'total',
            ],
            properties: {
              invoice_id: { type: 'string', format: 'uuid' },
              result: { type: ['boolean', 'null'] },
              reason: { type: ['string', 'null'], description: 'Why it could not be evaluated.' },
              created_at: { type: 'string', format: 'date-time' },
              extracted_business_name: { type: ['string', 'null'] },
              extracted_invoice_number: { type: ['string', 'null'] },
              total: { type: ['string', 'null'], description: 'In dollars, with two decimals.' },
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
    private readonly lookup: InvoiceLookup,
    private readonly facts: FactGatherer,
    private readonly leases: Leases,
  ) {}

  /**
   * What conditions would have said of an entity's last invoices, by the facts as they were when those were judged. Throws a
   * conflict while another trial of the entity goes on in any process.
   */
  async run(entityId: string, conditions: Group): Promise<TrialSummary> {
    const outcome = await this.leases.during(`rule trial ${entityId}`, LEASE_SECONDS, () =>
      this.tryOut(entityId, conditions),
    );
    if (outcome === null) throw conflict('Another rule is being tested. Try again when it has finished.');
    return outcome;
  }

  private async tryOut(entityId: string, conditions: Group): Promise<TrialSummary> {
    const rules = new RuleSet([{ name: 'trial', description: 'Trial', conditions }]);
    const invoices = await this.lookup.lastProcessed(entityId, INVOICES);
    const trials: Trial[] = [];
    const until = Date.now() + ASKING_MS;
    for (const invoice of invoices) {
      const barred = Date.now() < until ? null : NO_TIME;
      const { details, leftOut } = await rules.evaluate(await this.facts.complete(invoice, rules.facts, barred));
      trials.push({
        invoice_id: invoice.id,
        result: details[0]?.result ?? null,
        reason: leftOut[0]?.reason ?? null,
        created_at: invoice.createdAt.toISOString(),
        extracted_business_name: invoice.extractedBusinessName,
        extracted_invoice_number: invoice.extractedInvoiceNumber,
        total: amountOf(invoice.totalCents),
      });
    }
    const count = (result: boolean | null): number => trials.filter((one) => one.result === result).length;
    return { evaluated: trials.length, good: count(true), bad: count(false), left_out: count(null), invoices: trials };
  }
}
