import type { Element } from 'domhandler';
import { getElementsByTagName, textContent } from 'domutils';
import { opensOther, saidByLink } from '../../../extraction/scrutiny/viewers/links.js';

/** Where elements lead that a person may click. */
const addressesOf = ({ attribs }: Element): string[] =>
  [attribs.href, attribs.action, attribs.formaction].filter((one): one is string => one !== undefined && one !== '');

const resolved = (link: string, base?: string): string => (URL.canParse(link, base) ? new URL(link, base).href : link);

/** What is clicked, which cannot stand in its like. */
const CLICKED = new Set(['a', 'area', 'button', 'form', 'input']);

/** What is shown of a link, or said of it and of its pictures. */
function wordsOf(element: Element): string {
  if (!CLICKED.has(element.name)) return '';
  const titled = [element, ...['img', 'input'].flatMap((name) => getElementsByTagName(name, element))];
  const titles = titled.flatMap(({ attribs }) => [attribs.alt, attribs.title, attribs.value, attribs['aria-label']]);
  return [textContent(element), ...titles].filter((said) => said !== undefined).join(' ');
}

/** What the links of a text say of accounts and of other ways to be paid. */
export function saidByLinks(elements: readonly Element[]): string[] {
  const base = elements.find(({ name, attribs }) => name === 'base' && attribs.href !== undefined)?.attribs.href;
  const said = elements.flatMap((element) =>
    addressesOf(element).map((link) => saidByLink(resolved(link, base), { shown: wordsOf(element) })),
  );
  return [...new Set(said)].filter((one) => one !== '');
}

/** Whether a link opens an app of payments, a wallet, or a page within the address itself. */
export const hasOddLink = (elements: readonly Element[]): boolean => elements.flatMap(addressesOf).some(opensOther);
