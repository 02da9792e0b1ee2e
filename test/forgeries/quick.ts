/** The forged documents that `npm test` reads: the quickest, of every class (`npm run test:forgeries -- --quickest 60`). */
export const QUICK: readonly string[] = [];
