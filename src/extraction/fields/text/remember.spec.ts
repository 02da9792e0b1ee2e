import { remember } from './remember.js';

it('computes once for each text, until it has been asked for too many', () => {
  const asked: string[] = [];
  const length = remember(2, (text) => {
    asked.push(text);
    return text.length;
  });
  expect(['a', 'bb', 'a', '', 'a', 'a'].map(length)).toEqual([1, 2, 1, 0, 1, 1]);
  expect(asked).toEqual(['a', 'bb', '', 'a']);
});
