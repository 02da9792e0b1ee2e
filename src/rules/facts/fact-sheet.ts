import type { FactSnapshot } from '../../invoices/invoice.entity.js';
import type { FactName } from './catalogue.js';
import type { FactValue } from './fact.js';
import type { Place } from '../../extraction/scrutiny/scrutiny.js';
import { isUnknown } from './finding.js';
import type { Finding } from './finding.js';

/** Facts of one invoice, each known or not for a reason; nobody can change them. */
export class FactSheet {
  constructor(private readonly findings: ReadonlyMap<FactName, Finding<FactValue>>) {
    Object.freeze(this);
  }

  has(name: FactName): boolean {
    return this.findings.has(name);
  }

  /** The value; undefined if it cannot be obtained, or was not asked for. */
  value(name: FactName): FactValue | undefined {
    const finding = this.findings.get(name);
    return finding === undefined || isUnknown(finding) ? undefined : finding;
  }

  /** Why a fact cannot be obtained; null if it is known. */
  reason(name: FactName): string | null {
    const finding = this.findings.get(name);
    if (finding === undefined) return 'It was not looked up.';
    return isUnknown(finding) ? finding.reason : null;
  }

  /** Where on the document it is seen why a fact cannot be obtained. */
  seen(name: FactName): readonly Place[] {
    const finding = this.findings.get(name);
    return isUnknown(finding) ? finding.seen : [];
  }

  /** Values by name, as rules are evaluated over. */
  values(): Record<string, FactValue> {
    const known: Record<string, FactValue> = {};
    for (const [name, finding] of this.findings) if (!isUnknown(finding)) known[name] = finding;
    return known;
  }

  snapshot(): FactSnapshot {
    const unknown: Record<string, string> = {};
    const seen: Record<string, readonly Place[]> = {};
    for (const [name, finding] of this.findings) {
      if (!isUnknown(finding)) continue;
      unknown[name] = finding.reason;
      if (finding.seen.length > 0) seen[name] = finding.seen;
    }
    return { known: this.values(), unknown, seen };
  }
}
