/**
 * Fonts and style sheets of fonts that nobody but their makers can put where they lie, so that they draw what they say: text faces of
 * Google Fonts, and those of two programs for invoices. Other kits and stores (Adobe's, Font Awesome's, a bucket at `googleapis.com`) hold what their
 * customers choose.
 */
const KNOWN: readonly RegExp[] = [
  /^(?:https?:)?\/\/fonts\.googleapis\.com\/css2?\?/i,
  /^(?:https?:)?\/\/fonts\.gstatic\.com\/s\//i,
  /^https:\/\/(?:lib|assets|uxfabric)\.intuitcdn\.net\/fonts\/avenir[\w.-]*(?:\/[\w.-]+)*\.woff2?$/i,
  /^https:\/\/d1g145x70srn7h\.cloudfront\.net\/fonts\/[\w./-]+\.(?:css|woff2?)$/i,
  /^https:\/\/square-fonts-production-f\.squarecdn\.com\/[\w./-]+\.(?:css|woff2?)$/i,
];

/** Faces that draw something else than letters: `counter_4` is a 4 in Material Symbols, barcodes write digits below their bars. */
const NO_TEXT = /icon|symbol|emoji|barcode|redacted|flow|wavefont|linefont|dingbat/i;

/** @param url of a font or of a style sheet, as a message gives it */
export function isKnownFont(url: string): boolean {
  const plain = decoded(url);
  return !plain.includes('..') && !NO_TEXT.test(plain) && KNOWN.some((pattern) => pattern.test(plain));
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url.replace(/\+/g, ' '));
  } catch {
    return '';
  }
}
