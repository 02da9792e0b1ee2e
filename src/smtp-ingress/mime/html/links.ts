import type { Element } from 'domhandler';
import { accountInLink, opensOther } from '../../../extraction/scrutiny/viewers/links.js';

/** Where elements lead that a person may click. */
const addressesOf = ({ attribs }: Element): string[] =>
  [attribs.href, attribs.action, attribs.formaction].filter((one): one is string => one !== undefined && one !== '');

/** What the links of a text say of accounts and of other ways to be paid. */
export const saidByLinks = (elements: readonly Element[]): string[] => [
  ...new Set(
    elements
      .flatMap(addressesOf)
      .map(accountInLink)
      .filter((said) => said !== ''),
  ),
];

/** Whether a link opens an app of payments, a wallet, or a page within the address itself. */
export const hasOddLink = (elements: readonly Element[]): boolean => elements.flatMap(addressesOf).some(opensOther);
