import type { PDFOperatorList, PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js';

/** What the library keeps of one evaluation of a page. */
interface Evaluation {
  displayReadyCapability: {
    promise: Promise<boolean>;
    resolve(transparent: boolean): void;
    reject(reason: unknown): void;
  };
}

/** The part of the library's page that keeps evaluations, each under a key that says what it is for. */
interface EvaluatedPage {
  _intentStates: Map<string, Evaluation>;
  _transport: {
    getRenderingIntent(
      intent: 'display',
      annotationMode?: number,
      storage?: null,
      isEditing?: boolean,
      isOperatorList?: boolean,
    ): { cacheKey: string };
  };
}

/**
 * The operations that draw a page. The library evaluates a page anew for drawing after its operations were listed, though both lists
 * draw the same: here the one that was listed is what it draws from, until the page is cleaned up.
 */
export async function operationsOf(page: PDFPageProxy): Promise<PDFOperatorList> {
  const { _intentStates: evaluations, _transport: transport } = page as unknown as EvaluatedPage;
  const forList = transport.getRenderingIntent('display', undefined, null, false, true).cacheKey;
  const forDrawing = transport.getRenderingIntent('display').cacheKey;
  const known = evaluations.get(forList) ?? { displayReadyCapability: capability() };
  evaluations.set(forList, known);
  const list = await page.getOperatorList();
  if (evaluations.get(forList) === known) evaluations.set(forDrawing, known);
  return list;
}

/** What the library waits for before it draws: whether the page is transparent, which it says when evaluation starts. */
function capability(): Evaluation['displayReadyCapability'] {
  let settle!: Pick<Evaluation['displayReadyCapability'], 'resolve' | 'reject'>;
  const promise = new Promise<boolean>((resolve, reject) => {
    settle = { resolve, reject };
  });
  promise.catch(() => undefined);
  return { promise, ...settle };
}
