import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.js';

/** Which optional layers of a document are shown, and which of them not always. */
export interface Layers {
  isVisible(group: unknown): boolean;
  /** Whether screens, printers and viewers that know no layers show it differently. */
  differs(group: unknown): boolean;
}

/** A group, or a rule about groups, as the library gives it. */
interface Group {
  type?: string;
  id?: string;
  ids?: readonly (string | null)[];
  policy?: string | null;
  expression?: readonly unknown[] | null;
}

interface KnownGroup {
  usage?: { view?: { viewState?: string }; print?: { printState?: string } };
  intent?: unknown;
}

/** @param conditional groups that are shown on a condition, by name, as far as the objects of the file tell */
export async function layersOf(
  document: PDFDocumentProxy,
  conditional: () => Promise<ReadonlySet<string>>,
): Promise<Layers> {
  const [screen, print] = await Promise.all([
    document.getOptionalContentConfig(),
    document.getOptionalContentConfig({ intent: 'print' }),
  ]);
  if ([...screen].length === 0) return { isVisible: (group) => screen.isVisible(group), differs: () => false };
  const conditions = await conditional();
  const isFirm = (id: string | null | undefined): boolean => {
    const known = typeof id === 'string' ? (screen.getGroup(id) as KnownGroup | null | undefined) : null;
    if (!known || conditions.has(id as string)) return false;
    const { usage, intent } = known;
    const viewed = intent === undefined || intent === null || String(intent).split(',').includes('View');
    const off = usage?.view?.viewState === 'OFF' || usage?.print?.printState === 'OFF';
    return viewed && !off && screen.isVisible({ type: 'OCG', id }) && print.isVisible({ type: 'OCG', id });
  };
  return {
    isVisible: (group) => screen.isVisible(group),
    differs: (group) => {
      const { type, id, ids, policy, expression } = (group ?? {}) as Group;
      if (type === 'OCG') return !isFirm(id);
      if (expression || (policy && policy !== 'AnyOn' && policy !== 'AllOn')) return true;
      return !ids || ids.length === 0 || !ids.every(isFirm);
    },
  };
}
