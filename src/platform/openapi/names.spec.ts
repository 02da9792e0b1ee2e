import { operationIdOf, pascalCase } from './names.js';

it.each([
  ['InboundEmailsController.list', 'inboundEmailsList'],
  ['OrganizationController.get', 'organizationGet'],
])('%s is the operation %s', (handler, id) => {
  expect(operationIdOf(handler)).toBe(id);
});

it.each([
  ['ABA check entry', 'ABACheckEntry'],
  ['Inbound email', 'InboundEmail'],
  ['webhook-subscriptions', 'WebhookSubscriptions'],
])('%s becomes %s', (text, name) => expect(pascalCase(text)).toBe(name));
