/** Electronic invoices bring their data for programs (ZUGFeRD, Factur-X, UBL), and nobody reads them. */
const NAMED = /\.(?:xml|json)$/i;

/** What such data is, by its outermost element: of UBL, of UN/CEFACT and of Germany's and Italy's forms. */
const INVOICES = new Set([
  ...['Invoice', 'CreditNote', 'CrossIndustryInvoice', 'CrossIndustryDocument', 'FatturaElettronica'],
  ...['Order', 'SCRDMCCBDACIOMessageStructure'],
]);

/** A page of its own, or how a browser is to show the data as one; entities may stand for either. */
const SHOWN_AS_PAGE = /<\?\s*xml-stylesheet|<!\s*(?:DOCTYPE|ENTITY)/i;

/** Whether an attached file is data of an invoice that no person opens: by its name and by what it holds. */
export function isInvoiceData(name: string, content: Buffer | null): boolean {
  if (!NAMED.test(name) || content === null) return false;
  const text = content
    .toString('latin1')
    .replace(/^[^<{[]*/, '')
    .split('\0')
    .join('');
  if (!text.startsWith('<')) return isJson(text);
  const bare = text.replace(/<!--[\s\S]*?-->/g, ' ');
  const [, root = ''] = /<(?![?!])(?:[\w.-]+:)?([\w.-]+)/.exec(bare) ?? [];
  return INVOICES.has(root) && !SHOWN_AS_PAGE.test(bare);
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
