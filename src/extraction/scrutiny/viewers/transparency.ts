import { PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { asDict, at, decodedOf, dictAt, isTrue, itemsOf, nameAt, nameOf } from './lookups.js';

/** Ways to blend that all viewers reckon alike, whatever colours they blend in. */
const KNOWN = new Set([
  'Normal',
  'Compatible',
  'Multiply',
  'Screen',
  'Overlay',
  'Darken',
  'Lighten',
  'HardLight',
  'SoftLight',
]);
const NO_BLENDING = new Set(['Normal', 'Compatible']);

/** Graphics states that content chooses. */
const STATE = /\/([^\s/<>()[\]{}%]+)\s+gs\b/g;

/** How deep forms are followed that forms paint. */
const DEPTH = 6;

/**
 * Whether a graphics state has viewers blend in a way that some reckon otherwise, or have not learned: colours that come out
 * otherwise in inks than in light, and masks that count as shapes.
 */
export function blendsUnlike(state: PDFDict): boolean {
  const modes = blendModes(state);
  return modes.length > 1 || modes.some((mode) => !KNOWN.has(mode)) || isTrue(at(state, 'AIS'));
}

/**
 * Whether a form is a group that viewers compose differently: some have not learned that what a group paints knocks out what it
 * painted before, and that what is blended in a group that is not isolated blends with the page below.
 */
export function composesUnlike(form: PDFRawStream): boolean {
  const group = dictAt(form.dict, 'Group');
  if (!group || nameAt(group, 'S') !== 'Transparency') return false;
  if (isTrue(at(group, 'K'))) return true;
  return !isTrue(at(group, 'I')) && blendsWithin(form, DEPTH);
}

function blendsWithin(form: PDFRawStream, depth: number): boolean {
  if (depth === 0) return true;
  const resources = dictAt(form.dict, 'Resources');
  if (!resources) return false;
  const states = dictAt(resources, 'ExtGState');
  if (states) {
    const content = decodedOf(form)?.toString('latin1') ?? '';
    for (const [, key = ''] of content.matchAll(STATE)) {
      const state = dictAt(states, key);
      if (state && blendModes(state).some((mode) => !NO_BLENDING.has(mode))) return true;
    }
  }
  const objects = dictAt(resources, 'XObject');
  return (objects?.keys() ?? []).some((key) => {
    const inner = objects && at(objects, key.decodeText());
    if (!(inner instanceof PDFRawStream) || inner === form || nameAt(inner.dict, 'Subtype') !== 'Form') return false;
    const group = dictAt(inner.dict, 'Group');
    return !(group && isTrue(at(group, 'I'))) && blendsWithin(inner, depth - 1);
  });
}

function blendModes(state: PDFDict): string[] {
  const written = at(state, 'BM');
  if (written === undefined || asDict(written)) return [];
  return (nameOf(written) !== undefined ? [written] : itemsOf(written)).map((mode) => nameOf(mode) ?? '');
}
