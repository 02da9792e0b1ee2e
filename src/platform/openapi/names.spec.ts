import { operationIdOf, pascalCase, tagOf } from './names.js';

it.each([
  ['InboundEmailsController.list', 'inboundEmailsList', 'Inbound emails'],
  ['OrganizationController.get', 'organizationGet', 'Organization'],
])('%s is the operation %s under %s', (handler, id, tag) => {
  expect(operationIdOf(handler)).toBe(id);
  expect(tagOf(handler)).toBe(tag);
});

it.each([
  ['ABA check entry', 'ABACheckEntry'],
  ['Inbound email', 'InboundEmail'],
  ['webhook-subscriptions', 'WebhookSubscriptions'],
])('%s becomes %s', (text, name) => expect(pascalCase(text)).toBe(name));
