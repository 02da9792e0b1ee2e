/**
 * Verifications that something rests on, each with its version as it was read (`rowVersion`), or without one where it only has to count. They
 * are kept as the texts in which the database takes them, and not as objects: a payment file may rest on 80,000.
 */
export class SeenVerifications {
  private readonly idTexts: string[] = [];
  private readonly versionTexts: string[] = [];

  constructor(some: Iterable<readonly [string, string | null]> = []) {
    this.add(some);
  }

  /** @param some id and version of each. What is added with several versions was not seen as it is at one moment, and cannot be held. */
  add(some: Iterable<readonly [string, string | null]>): void {
    const seen = [...some];
    if (seen.length === 0) return;
    this.idTexts.push(seen.map(([id]) => id).join());
    this.versionTexts.push(seen.map(([, version]) => version ?? 'NULL').join());
  }

  get isEmpty(): boolean {
    return this.idTexts.length === 0;
  }

  /** The ids, as an array of PostgreSQL. */
  get ids(): string {
    return `{${this.idTexts.join()}}`;
  }

  /** The versions in the order of the ids, null where there is none. */
  get versions(): string {
    return `{${this.versionTexts.join()}}`;
  }
}
