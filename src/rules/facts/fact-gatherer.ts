import { Injectable } from '@nestjs/common';
import type { Invoice } from '../../invoices/invoice.entity.js';
import { FACTS } from './catalogue.js';
import type { FactName } from './catalogue.js';
import type { FactValue } from './fact.js';
import { FactSheet } from './fact-sheet.js';
import { FactSources } from './fact-sources.js';
import { unknown } from './finding.js';
import type { Finding } from './finding.js';
import { Knowledge } from './knowledge.js';

/** What was found out about an invoice. */
export interface Gathered {
  sheet: FactSheet;
  know: Knowledge;
}

/** Finds out, once for each invoice, what its rules ask, and nothing else. */
@Injectable()
export class FactGatherer {
  constructor(private readonly sources: FactSources) {}

  /**
   * Asks for the named facts, with at most twelve queries in all, however long the history is: nine, and one each where no verified payee
   * has the account, where a name is not known of the ABN, and where the head of the document has words.
   */
  async gather(invoice: Readonly<Invoice>, names: Iterable<FactName>): Promise<Gathered> {
    const know = new Knowledge(invoice, this.sources);
    const findings = new Map<FactName, Finding<FactValue>>();
    // One after the other: checks of several invoices run beside each other already.
    for (const name of new Set(names)) findings.set(name, frozen(await FACTS[name].find(know)));
    return { sheet: new FactSheet(findings), know };
  }

  /**
   * As gather, where facts were gathered when the invoice was judged: those stand, others are found out now.
   * @param barred why nothing may be asked now; null if it may
   */
  async complete(invoice: Readonly<Invoice>, names: Iterable<FactName>, barred: string | null): Promise<FactSheet> {
    const { facts } = invoice;
    const then = new Map<FactName, Finding<FactValue>>();
    const missing: FactName[] = [];
    for (const name of new Set(names)) {
      const value = facts?.known[name];
      const reason = facts?.unknown[name];
      if (value !== undefined) then.set(name, value);
      else if (reason !== undefined) then.set(name, unknown(reason, facts?.seen?.[name]));
      else if (barred !== null) then.set(name, unknown(barred));
      else missing.push(name);
    }
    const { sheet } = await this.gather(invoice, missing);
    for (const name of missing)
      then.set(name, sheet.value(name) ?? unknown(sheet.reason(name) ?? '', sheet.seen(name)));
    return new FactSheet(then);
  }
}

function frozen(finding: Finding<FactValue>): Finding<FactValue> {
  return typeof finding === 'object' ? Object.freeze(finding) : finding;
}
