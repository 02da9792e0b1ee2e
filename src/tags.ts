import { defineTag } from './platform/openapi/tags.js';

// The groups of the OpenAPI documents, by the first segment of a path.
defineTag('Invoices', 'Upload invoices, get what was found in them, review them and decide.', 'invoices');
defineTag('Decisions', 'Decide many invoices at once.', 'decisions');
defineTag('Verifications', 'Verify payees, and check payment details against verified ones.', 'verifications');
defineTag('Payment files', 'Check payment files (ABA) entry by entry.', 'aba-checks');
defineTag('Inbound emails', 'What arrived by email, and what happened to it.', 'inbound-emails');
defineTag('Senders', 'Which senders are allowed, blocked or asked about.', 'sender-rules', 'sender-settings');
defineTag('Suppliers', 'Companies that send invoices, as known from earlier invoices.', 'suppliers');
defineTag('Rules', 'The rules that invoices are checked by, and the facts they can use.', 'rules', 'rule-facts');
defineTag('Policy', 'How many people must approve which invoices.', 'approval-policy');
defineTag('Saved views', 'Lists with filters and columns that people saved.', 'views');
defineTag('Webhooks', 'Where events are sent, and what was sent there.', 'webhook-subscriptions', 'webhook-events');
defineTag('Statistics', 'What arrived, what happened to it, and what is waiting.', 'statistics');
defineTag('Live changes', 'Changes as they happen, in one stream.', 'live');
defineTag('Audit trail', 'Who changed what, and when.', 'audit-events');
defineTag('Organization', 'The organization that a key belongs to, and the key itself.', 'organization', 'me');
defineTag('Sandbox', 'What the sandbox would have sent.', 'sandbox-messages');
defineTag('Individuals', 'The page on which individuals confirm bank details.', 'individual-authentication');
defineTag('Service', 'Whether the service runs, and its descriptions.', 'health', 'docs', 'openapi.json', 'dashboard');
defineTag('Entities', 'The companies that pay, with their inboxes and keys.', 'entities');
defineTag('API keys', 'The keys of the organization itself.', 'api-keys');
defineTag('Usage', 'What is billed.', 'usage');
defineTag('People', 'Users, invitations, and who is signed in.', 'users', 'invitations', 'sessions');
defineTag('Signing in', 'Sessions, second factors, passkeys and your own account.', 'session');
