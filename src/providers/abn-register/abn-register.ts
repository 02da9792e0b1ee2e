/** What the Australian Business Register knows of an ABN. */
export interface AbnRecord {
  /** The ABN that was asked for, 11 digits. */
  abn: string;
  /** One that was replaced by another counts as cancelled. */
  status: 'active' | 'cancelled';
  /** The legal name; of a person `SURNAME, GIVEN NAMES`. */
  entityName: string;
  /** Registered business names; never trading names, which went stale in 2012. */
  businessNames: string[];
  /** Since when it is registered for GST, `YYYY-MM-DD`; null if it is not. */
  gst: string | null;
  /** The ABN that took its place. */
  replacedBy: string | null;
}

/** What the register said, and when; `unavailable` where it cannot be asked at the moment. */
export type AbnAnswer =
  | { outcome: 'found'; record: AbnRecord; asOf: Date }
  | { outcome: 'not-found'; asOf: Date }
  | { outcome: 'unavailable'; reason: string };

/** The Australian Business Register. */
export abstract class AbnRegister {
  /** Whether it can be asked at all. */
  abstract readonly configured: boolean;

  /** @param abn 11 digits; never throws for what the register does. */
  abstract lookUp(abn: string): Promise<AbnAnswer>;
}

/** Where the register may not be asked. */
export class NoAbnRegister extends AbnRegister {
  readonly configured = false;

  lookUp(): Promise<AbnAnswer> {
    return Promise.resolve({ outcome: 'unavailable', reason: 'ABN_LOOKUP_GUID is not set' });
  }
}
