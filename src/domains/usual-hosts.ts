import { isAddedWords } from './added-words.js';

/** What hosts that send mail are called below a company's domain, beside the words of added-words.ts. */
const HOSTS = new Set(
  `
  api app apps bounce bounces campaign campaigns careers click cloud cmail comms communications data delivery digital dkim ecomm edm em
  ems esp events exchange exg go hello hr jobs link links mandrill marketing mg mktg mta mx news newsletter ops outbound outlook post
  postmaster relay reply return returns rp send sender sendgrid smtp track tracking trans transactional
  `.match(/\S+/g) ?? [],
);

/** Whether a label is what a company calls one of its own hosts, and so names nobody: `mail`, `news`, `mta2`, `au`. */
export function isUsualHost(label: string): boolean {
  const joined = label.replace(/-/g, '');
  return isAddedWords(joined) || HOSTS.has(joined.replace(/\d+$/, ''));
}
