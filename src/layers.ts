/**
 * The layers, lowest first: a folder may import from itself and from those above it in this list, never from
 * those below. The lint rules, the module order and the drawing in docs/architecture.md are generated from it.
 */
export const LAYERS = [
  {
    name: 'platform',
    holds: 'Everything that is not about the business: settings, database, JSON:API, jobs, outbox, documents',
  },
  { name: 'audit', holds: 'Who changed what: recorded with each change, sealed afterwards, verifiable' },
  { name: 'numbers', holds: 'ABN, ACN, BSB and account numbers: format and checksum; pure' },
  { name: 'names', holds: 'Normalises the names of businesses and accounts; pure' },
  { name: 'domains', holds: 'Registrable domains, free-mail hosts, look-alikes; pure' },
  { name: 'extraction', holds: 'From documents to pages, words and fields, with evidence; pure and caged' },
  { name: 'bsb-directory', holds: 'Which bank branches exist' },
  {
    name: 'providers',
    holds: 'External services: outgoing mail, SMS, ABN register, confirmation of payee',
  },
  { name: 'abilities', holds: 'What people and keys may do: abilities, roles, and which role has which' },
  { name: 'organization', holds: 'Organizations, entities, how they are founded, sandbox reset' },
  { name: 'usage', holds: 'The billing ledger' },
  { name: 'api-keys', holds: 'Keys: how they are made, rolled, found and limited' },
  { name: 'identity', holds: 'People: users and their roles, sign-in, sessions, and who makes a request' },
  { name: 'verifications', holds: 'Payees being verified: states, automated checks, sandbox outcomes' },
  { name: 'checks', holds: 'Compares presented details with verified ones' },
  { name: 'invoices', holds: 'The invoice: upload, list, status table' },
  { name: 'suppliers', holds: 'Who gets paid: the usual accounts, senders and amounts of each' },
  { name: 'smtp-ingress', holds: 'SMTP server, parsing of MIME into attachments, inbound emails' },
  { name: 'reading', holds: 'The job that reads an invoice in the cage' },
  { name: 'aba', holds: 'Direct-entry files: format, checks of a batch' },
  { name: 'rules', holds: 'Facts, built-in rules and those of entities, checking of invoices' },
  { name: 'reviews', holds: 'Decisions, corrections and comments on invoices and payment files' },
  { name: 'webhooks', holds: 'Subscriptions, events and their delivery' },
  { name: 'privacy', holds: 'Deletes personal data wherever it is stored' },
  { name: 'statistics', holds: 'What arrived, what happened to it, and what waits' },
  { name: 'notices', holds: 'Emails to users about what needs attention' },
  { name: 'live', holds: 'Live changes sent to open pages' },
  { name: 'metrics', holds: 'Business figures and backlogs for Prometheus' },
  { name: 'dashboard', holds: 'The pages for people (web/), and how they are served' },
] as const;

export type LayerName = (typeof LAYERS)[number]['name'];
