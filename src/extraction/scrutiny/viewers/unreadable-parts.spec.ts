import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js';
import { annotationsOf } from './read-annotations.js';
import { changesPages } from './scripts.js';
import { titleWords } from './titles.js';

// No file is known that makes the library reject here, so that what it gives is put in its place.
describe('what the library cannot read of a file', () => {
  const rejects = (): Promise<never> => Promise.reject(new Error('broken'));

  it('may be scripts', async () => {
    expect(await changesPages(rejects())).toBe(true);
    expect(await changesPages(Promise.resolve(null))).toBe(false);
    expect(await changesPages(Promise.resolve({ OpenAction: ['this.print(true);'] }))).toBe(false);
  });

  it('may be annotations', async () => {
    const page = { getAnnotations: rejects } as unknown as PDFPageProxy;
    expect(await annotationsOf(page, [1, 0, 0, 1, 0, 0], null)).toBeNull();
  });

  it.each([
    'getMetadata',
    'getOutline',
    'getOptionalContentConfig',
    'getAttachments',
    'getPageLabels',
    'getDestinations',
  ])('may be titles: %s', async (name) => {
    const document = {
      getMetadata: () => Promise.resolve({ info: {} }),
      getOutline: () => Promise.resolve(null),
      getOptionalContentConfig: () => Promise.resolve({ *[Symbol.iterator]() {} }),
      getAttachments: () => Promise.resolve(null),
      getPageLabels: () => Promise.resolve(null),
      getDestinations: () => Promise.resolve(null),
    };
    const page = { number: 1, width: 400, height: 300, words: [] };
    expect(await titleWords(document as unknown as PDFDocumentProxy, page, [])).toEqual([]);
    const broken = { ...document, [name]: rejects } as unknown as PDFDocumentProxy;
    await expect(titleWords(broken, page, [])).rejects.toThrow('broken');
  });
});
