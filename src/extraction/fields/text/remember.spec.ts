import { remember } from './remember.js';

const asked: string[] = [];
const length = remember(2, (text) => {
  asked.push(text);
  return text.length;
});
beforeEach(() => asked.splice(0));

it('computes once for each text, until it has been asked for too many', () => {
  expect(['a', 'bb', 'a', '', 'a', 'a'].map(length)).toEqual([1, 2, 1, 0, 1, 1]);
  expect(asked).toEqual(['a', 'bb', '', 'a']);
});

it('remembers no text that is long', () => {
  const long = 'a'.repeat(301);
  expect([long, long].map(length)).toEqual([301, 301]);
  expect(asked).toHaveLength(2);
});
