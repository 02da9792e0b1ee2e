import type { Account } from '../documents.js';
import { add, type Area, lines, type Text } from '../draw/drawing.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { typed } from '../draw/shows.js';
import type { Material } from '../forger.js';

/** A BSB as six digits. */
export const bare = ({ bsb }: Account): string => bsb.replace('-', '');

/** Sentences on empty paper beside the words of payment. */
export const near = ({ layout }: Material, sentences: readonly string[], size = 10): Text[] =>
  lines(layout.near.x + 2, layout.near.y + size * 1.5, size * 1.5, { size }, sentences);

/** Sentences on empty paper elsewhere. */
export const far = ({ layout }: Material, sentences: readonly string[], size = 9): Text[] =>
  lines(layout.far.x + 2, layout.far.y + size * 1.5, size * 1.5, { size }, sentences);

/** The honest page with more texts and areas. */
export const written = ({ page }: Material, texts: Text[], areas: Area[] = []): Buffer =>
  new RawPdf().drawn(add(page, texts, areas)).file();

/** The honest page with more operators behind its own. */
export const after = ({ page }: Material, operators: string, resources = '', pdf = new RawPdf()): Buffer =>
  pdf.drawn(page, { after: operators, resources }).file();

/** Operators of a line of text beside the words of payment. */
export const label = (given: Material, text: string): string => typed(near(given, [text]), given.page.height);
