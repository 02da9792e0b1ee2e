import { inboxAddress, inboxLocalPart } from './recipient.js';

it.each([
  ['Acme-abc@Example.com', 'acme-abc'],
  ['acme-abc+po123@example.com', 'acme-abc'],
  ['acme@other.com', null],
  ['@example.com', null],
  ['+po@example.com', null],
  ['example.com', null],
  ['a@b@example.com', 'a@b'],
])('%s means %s', (address, expected) => expect(inboxLocalPart(address, 'example.com')).toBe(expected));

it.each([
  ['acme@müller.example', 'xn--mller-kva.example'],
  ['acme@XN--mller-kva.example', 'xn--mller-kva.example'],
  ['acme@xn--mller-kva.example', 'müller.example'],
])('%s is of %s, however either is written', (address, domain) => expect(inboxLocalPart(address, domain)).toBe('acme'));

it('gives an inbox one address, whatever the tag', () => {
  for (const address of ['acme@in.example', 'Acme+po1@IN.example'])
    expect(inboxAddress(address, 'In.example')).toBe('acme@in.example');
});
