/**
 * The layers of the house, lowest first: a folder may import from itself and from those above it in this list, never from
 * those below. The lint rules, the module order and the drawing in docs/architecture.md are made from it.
 */
export const LAYERS = [
  {
    name: 'platform',
    holds: 'What knows no noun of the business: settings, database, JSON:API, jobs, outbox, documents',
  },
  { name: 'audit', holds: 'The record of who changed what: written with each change, sealed behind it, proven' },
  { name: 'numbers', holds: 'ABN, ACN, BSB and account numbers: form and checksum; pure' },
  { name: 'names', holds: 'Names of businesses and accounts in one form; pure' },
  { name: 'domains', holds: 'Registrable domains, free-mail hosts, look-alikes; pure' },
  { name: 'extraction', holds: 'Documents to pages to words to fields, with evidence; pure and caged' },
  { name: 'bsb-directory', holds: 'Which branches of banks exist' },
  {
    name: 'providers',
    holds: 'What others are asked and told: outgoing mail, SMS, ABN register, confirmation of payee',
  },
  { name: 'organization', holds: 'Organizations, entities, users, sandbox reset' },
  { name: 'usage', holds: 'The ledger of what is billed' },
  { name: 'api-keys', holds: 'Keys, abilities, which role has which' },
  { name: 'identity', holds: 'People: how they sign in, their sessions and roles, who is asking' },
  { name: 'verifications', holds: 'Payees being verified: states, automated checks, sandbox outcomes' },
  { name: 'checks', holds: 'Is what is presented now what was verified?' },
  { name: 'invoices', holds: 'The invoice: upload, list, status table' },
  { name: 'suppliers', holds: 'Who is paid: accounts, senders and amounts that are usual for each' },
  { name: 'smtp-ingress', holds: 'SMTP server, MIME to attachments, inbound emails' },
  { name: 'reading', holds: 'The job that reads an invoice in the cage' },
  { name: 'aba', holds: 'Direct-entry files: format, checks of a batch' },
  { name: 'rules', holds: 'Facts, rules built in and of entities, judgement of invoices' },
  { name: 'reviews', holds: 'What people decide of invoices and payment files, correct and say of them' },
  { name: 'webhooks', holds: 'Subscriptions, what they are told, delivery' },
  { name: 'privacy', holds: 'Deleting what is known of people, wherever it is' },
  { name: 'statistics', holds: 'What arrived, what became of it, and what waits' },
  { name: 'notices', holds: 'What admins are told by email' },
  { name: 'live', holds: 'What open pages are told as it happens' },
  { name: 'metrics', holds: 'What Prometheus is told of what the business does and what waits' },
  { name: 'dashboard', holds: 'The pages for people (web/), and how they are served' },
] as const;

export type LayerName = (typeof LAYERS)[number]['name'];
