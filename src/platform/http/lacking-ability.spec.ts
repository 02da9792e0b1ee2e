import { lackingAbility } from './lacking-ability.js';

describe('what somebody lacks', () => {
  it.each([
    [{ ability: 'none' }, [], null],
    [{ ability: 'a' }, ['a'], null],
    [{ ability: 'a' }, ['b'], 'a'],
    [{ ability: 'a', alsoWith: 'b' }, ['b'], null],
    [{ ability: 'a', alsoNeeds: 'b' }, ['a', 'b'], null],
    [{ ability: 'a', alsoNeeds: 'b' }, ['a'], 'b'],
    [{ ability: 'a', alsoNeeds: 'b' }, ['b'], 'a'],
  ])('for %j with %j is %s', (endpoint, abilities, lacking) =>
    expect(lackingAbility(endpoint, abilities)).toBe(lacking),
  );
});
