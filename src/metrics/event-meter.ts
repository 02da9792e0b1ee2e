import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { abaCheckFailed, abaCheckPassed } from '../aba/aba-check.events.js';
import {
  invoiceFailed,
  invoiceInvalid,
  invoiceOutcomeChanged,
  invoiceProcessed,
  invoiceQueued,
} from '../invoices/invoice.events.js';
import { SETTINGS_TOKEN } from '../platform/config/settings.js';
import type { Settings } from '../platform/config/settings.js';
import type { OutboxAudience, RelayedEvent } from '../platform/events/outbox-audience.js';
import { defineCounter } from '../platform/metrics/instruments.js';
import {
  invoiceApproved,
  invoiceAwaitsSecond,
  invoiceCleared,
  invoiceHeld,
  invoiceRejected,
  invoiceReopened,
} from '../reviews/review.events.js';
import { BUILT_IN_RULES } from '../rules/built-in/built-in-rules.js';
import { VERIFICATION_ENDED } from '../verifications/verification.events.js';

const invoices = defineCounter({
  name: 'payproof_invoices_total',
  help: 'Invoices that were accepted (queued) and that ended (processed, failed, invalid), by source.',
  labels: ['source', 'status'],
});
const outcomes = defineCounter({
  name: 'payproof_invoice_outcomes_total',
  help: 'Invoices checked for the first time, by outcome.',
  labels: ['outcome'],
});
const outcomeChanges = defineCounter({
  name: 'payproof_invoice_outcome_changes_total',
  help: 'Invoices whose outcome changed when they were checked again, by the new outcome.',
  labels: ['outcome'],
});
const ruleResults = defineCounter({
  name: 'payproof_rule_results_total',
  help: 'Results of the built-in rules for invoices checked for the first time; rules of entities count as entity_rule.',
  labels: ['rule', 'result'],
});
const decisions = defineCounter({
  name: 'payproof_decisions_total',
  help: 'Decisions on invoices.',
  labels: ['decision'],
});
const abaEntries = defineCounter({
  name: 'payproof_aba_entries_total',
  help: 'Entries of checked payment files by result.',
  labels: ['result'],
});
const abaChecks = defineCounter({
  name: 'payproof_aba_checks_total',
  help: 'Payment files that were checked, by result.',
  labels: ['result'],
});
const verifications = defineCounter({
  name: 'payproof_verifications_total',
  help: 'Verifications that ended, by status.',
  labels: ['status'],
});

const DECISIONS = new Map([
  [invoiceApproved.type, 'approved'],
  [invoiceAwaitsSecond.type, 'first_approval'],
  [invoiceRejected.type, 'rejected'],
  [invoiceHeld.type, 'held'],
  [invoiceReopened.type, 'reopened'],
  [invoiceCleared.type, 'cleared'],
]);
const ENDED_VERIFICATIONS = new Map(Object.entries(VERIFICATION_ENDED).map(([status, event]) => [event.type, status]));
const STATUSES = new Map([
  [invoiceQueued.type, 'queued'],
  [invoiceProcessed.type, 'processed'],
  [invoiceFailed.type, 'failed'],
  [invoiceInvalid.type, 'invalid'],
]);
const BUILT_IN = new Set<string>(BUILT_IN_RULES.map(({ name }) => name));

interface InvoiceRow {
  id: string;
  source: string;
  outcome: string;
  results: { type: string; result: boolean }[];
}

/** Counts what the business does: every event that leaves the outbox, whichever process it came from. */
@Injectable()
export class EventMeter implements OutboxAudience {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(SETTINGS_TOKEN) private readonly settings: Settings,
  ) {}

  async heard(events: readonly RelayedEvent[]): Promise<void> {
    if (this.settings.METRICS_PORT === null) return;
    const of = (...types: string[]): RelayedEvent[] => events.filter(({ type }) => types.includes(type));
    await this.countInvoices(of(...STATUSES.keys()));
    await this.countAbaChecks(of(abaCheckPassed.type, abaCheckFailed.type));
    for (const { type, payload } of events) {
      const decision = DECISIONS.get(type);
      if (decision !== undefined) decisions.add({ decision });
      const status = ENDED_VERIFICATIONS.get(type);
      if (status !== undefined) verifications.add({ status });
      if (type === invoiceOutcomeChanged.type) outcomeChanges.add({ outcome: textIn(payload, 'to') });
    }
  }

  private async countInvoices(events: readonly RelayedEvent[]): Promise<void> {
    if (events.length === 0) return;
    const rows = await this.dataSource.query<InvoiceRow[]>(
      'SELECT id, source, outcome, check_results AS results FROM invoices WHERE id = ANY($1)',
      [events.map(({ payload }) => textIn(payload, 'invoiceId'))],
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const { type, payload } of events) {
      const invoice = byId.get(textIn(payload, 'invoiceId'));
      if (invoice === undefined) continue;
      invoices.add({ source: invoice.source, status: STATUSES.get(type) ?? '' });
      if (type !== invoiceProcessed.type) continue;
      outcomes.add({ outcome: invoice.outcome });
      for (const { type: rule, result } of invoice.results)
        ruleResults.add({ rule: BUILT_IN.has(rule) ? rule : 'entity_rule', result: String(result) });
    }
  }

  private async countAbaChecks(events: readonly RelayedEvent[]): Promise<void> {
    if (events.length === 0) return;
    for (const { type } of events) abaChecks.add({ result: type === abaCheckPassed.type ? 'passed' : 'failed' });
    const rows = await this.dataSource.query<{ result: string; count: number }[]>(
      'SELECT result, count(*)::int AS count FROM aba_check_entries WHERE aba_check_id = ANY($1) GROUP BY result',
      [events.map(({ payload }) => textIn(payload, 'abaCheckId'))],
    );
    for (const { result, count } of rows) abaEntries.add({ result }, count);
  }
}

function textIn(payload: object, name: string): string {
  const value = (payload as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}
