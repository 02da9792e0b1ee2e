/** One attribute that was changed. Where `withheld` is set its values are among the personal ones, under the same name. */
export interface AuditChange {
  attribute: string;
  before?: unknown;
  after?: unknown;
  withheld?: true;
}

/** Values of an event that say something of a person: they lie beside it and can be erased. */
export interface PersonalValues {
  /** The address of the peer that asked for it. */
  address?: string;
  changes: AuditChange[];
}

/** An event of the trail as it is signed: what is in its row, except for the signature. */
export interface AuditRow {
  id: string;
  organizationId: string;
  entityId: string | null;
  createdAt: Date;
  actor: string;
  userId: string | null;
  keyId: string | null;
  action: string;
  subjectType: string;
  subjectId: string;
  changes: AuditChange[];
  /** SHA-256 of the salt and the personal values, in hexadecimal. */
  personalDigest: string | null;
  correlationId: string | null;
}
