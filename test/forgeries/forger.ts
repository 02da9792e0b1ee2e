import type { Account, ForgedClass, ForgedDocument, HonestDocument, Payee } from './documents.js';
import type { Drawing } from './draw/drawing.js';
import { type Layout, layoutAt } from './layouts/index.js';
import { fraudsterOf, plain } from './parties.js';

/** What a forged document is made from. */
export interface Material {
  layout: Layout;
  /** The honest page of the layout, for changing. */
  page: Drawing;
  payee: Payee;
  /** The account of the document's author. */
  fraud: Account;
}

interface ForgedOptions {
  layout?: string;
  shows?: (material: Material) => string;
}

/** Gives the function that a class declares its documents with; each takes the next layout from `first` on. */
export function forger(kind: ForgedClass, first: number) {
  let at = first;
  return (
    name: string,
    why: string,
    make: (material: Material) => Buffer | Promise<Buffer>,
    { layout: called, shows = ({ fraud }) => plain(fraud) }: ForgedOptions = {},
  ): ForgedDocument => {
    const layout = layoutAt(called ?? at++);
    const material = { layout, page: layout.page, payee: layout.payee, fraud: fraudsterOf(name) };
    return {
      class: kind,
      name,
      why,
      payees: [layout.payee],
      shows: shows(material),
      make: () => make(material),
    };
  };
}

/** The same for honest documents of a group. */
export function honestly(group: string, first: number) {
  let at = first;
  return (
    name: string,
    make: (material: Omit<Material, 'fraud'>) => Buffer | Promise<Buffer>,
    options: { layout?: string; expects?: HonestDocument['expects']; payees?: readonly Payee[] } = {},
  ): HonestDocument => {
    const layout = layoutAt(options.layout ?? at++);
    return {
      group,
      name,
      expects: options.expects ?? 'true',
      payees: [layout.payee, ...(options.payees ?? [])],
      make: () => make({ layout, page: layout.page, payee: layout.payee }),
    };
  };
}
