import { chooseSupplier } from '../../src/extraction/fields/ranking/choose-supplier.js';
import { candidatesOf } from '../../src/extraction/fields/documents/read-one.js';
import { rankBusinessName, type RankedBusinessName } from '../../src/extraction/fields/ranking/choose-names.js';
import type { Scan } from '../../src/extraction/fields/structure/scan.js';

/** The name of the business that a document is given, with what confirms it. */
export function rankedBusinessName(scan: Scan): RankedBusinessName | null {
  const { parties, abns, names } = candidatesOf(scan);
  return rankBusinessName({ ...parties, abns, supplier: chooseSupplier(abns, names, parties) });
}
