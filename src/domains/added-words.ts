import { skeleton } from './skeleton.js';

/** Words that are put beside a company's name to make a domain that seems to be the company's. */
const WORDS =
  `
  account accounting accounts accountspayable accountsreceivable admin administration ap ar
  bank banking bill billing billings bills bpay business
  care cash claims client clients co collections com company confirm connect contact corp corporate corporation credit
  customer customers
  debtors department dept desk direct docs document documents
  email edi enquiries enterprise enterprises
  finance financial finances
  gateway global gov group
  head help helpdesk holding holdings hq hub
  inbox inc industries info international intl inv invoice invoices invoicing
  limited llc login ltd
  mail mailer management member members message my
  net network noreply notice notices notification notifications
  office official online order orders org
  partner partners pay payable payables payment payments payroll portal pl procurement pty purchase purchasing
  receipt receipts receivable receivables reply refund refunds remit remittance remittances
  sales secure security server service services settlement shop site solutions staff statement statements store supplier
  suppliers supply support system systems
  tax team tech the trading transfer transfers treasury trust
  update updates
  vendor vendors verification verify
  web website
  au aus aust australia australian nsw vic qld sa tas nt act wa nz sydney melbourne brisbane perth adelaide canberra darwin
  hobart asia apac pacific
  `.match(/\S+/g) ?? [];

/** As they are written, and as they look. */
const FORMS = new Set([...WORDS, ...WORDS.map(skeleton)]);

const LONGEST_WORD = 20;

/** Whether a text is made of nothing but such words and digits, one after another, as written or as a skeleton; false if it is empty. */
export function isAddedWords(text: string): boolean {
  if (text === '' || text.length > 3 * LONGEST_WORD) return false;
  const reached = [true];
  for (let end = 1; end <= text.length; end += 1) {
    reached[end] = /\d/.test(text.charAt(end - 1)) && (reached[end - 1] ?? false);
    for (let from = Math.max(0, end - LONGEST_WORD); from < end && !reached[end]; from += 1) {
      reached[end] = (reached[from] ?? false) && FORMS.has(text.slice(from, end));
    }
  }
  return reached[text.length] ?? false;
}

/** What remains of a label without such words at its ends, hyphens dropped; the label where nothing would. */
export function withoutAddedWords(label: string): string {
  const tokens = label.split('-').filter((token) => token !== '');
  while (tokens.length > 1 && isAddedWords(tokens.at(-1) ?? '')) tokens.pop();
  while (tokens.length > 1 && isAddedWords(tokens[0] ?? '')) tokens.shift();
  return tokens.join('');
}
