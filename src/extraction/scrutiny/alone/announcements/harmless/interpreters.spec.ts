import { plainOf } from '../announces.js';
import { isForInterpreters } from './interpreters.js';

describe('isForInterpreters', () => {
  it.each([
    'Interpreter: Per un interprete chiamate 131 450.',
    'Để có thông dịch viên, gọi 131 450.',
    'Για διερμηνέα καλέστε 131 450.',
    'Para un intérprete llame al 13 14 50',
    'If you need an interpreter, call TIS National on 131 450.',
    'National Relay Service 133 677.',
  ])('knows %s', (said) => expect(isForInterpreters(plainOf(said))).toBe(true));

  it.each([
    ['another number', 'Per un interprete chiamate 0491 570 110.'],
    ['a second number', 'Per un interprete chiamate 131 450, 51472609.'],
    ['an account', 'Per il conto chiamate 131 450.'],
    ['something to pay', 'Για πληρωμή καλέστε 131 450.'],
    ['somebody', 'Per un interprete chiamate Dana, 131 450.'],
    ['no interpreter', 'Please call 131 450.'],
  ])('does not know what says %s: %s', (_, said) => expect(isForInterpreters(plainOf(said))).toBe(false));
});
