import { DomainError } from '../errors/domain-error.js';
import { checkJsonShape, MAX_JSON_DEPTH, MAX_JSON_VALUES } from './json-shape.js';

function refused(json: string): string[] | null {
  try {
    checkJsonShape(JSON.parse(json));
    return null;
  } catch (error) {
    return error instanceof DomainError ? Object.keys(error.details.errors ?? {}) : ['?'];
  }
}

function nested(depth: number): string {
  return '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);
}

function values(count: number): string {
  return JSON.stringify({ many: Array.from({ length: count - 1 }, (_none, index) => index) });
}

describe('checkJsonShape', () => {
  it.each(['null', '"text"', '5', '[]', '{}', '{"a":[{"b":null}],"":1}'])('lets %s pass', (json) =>
    expect(refused(json)).toBeNull(),
  );

  it.each(['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__'])(
    'refuses the name %s, wherever it stands',
    (name) => {
      expect(refused(`{"${name}": 1}`)).toEqual([name]);
      expect(refused(`{"a": [{"${name}": {}}]}`)).toEqual([`a.0.${name}`]);
    },
  );

  it.each(['\\ud800', 'a\\udc00b', '\\ude00\\ud83d'])('refuses half a character, wherever it stands: %s', (half) => {
    expect(refused(`{"email": "${half}"}`)).toEqual(['email']);
    expect(refused(`{"a": [{"b": "${half}"}]}`)).toEqual(['a.0.b']);
  });

  it('takes a character of two halves', () => expect(refused('{"name": "\\ud83d\\ude00"}')).toBeNull());

  it('refuses values that are nested too deeply', () => {
    expect(refused(nested(MAX_JSON_DEPTH))).toBeNull();
    expect(refused(nested(MAX_JSON_DEPTH + 1))).toHaveLength(1);
    expect(refused(`{"a":${'['.repeat(300_000)}${']'.repeat(300_000)}}`)).toHaveLength(1);
  });

  it('refuses too many values', () => {
    expect(refused(values(MAX_JSON_VALUES))).toBeNull();
    expect(refused(values(MAX_JSON_VALUES + 1))).toEqual([`many.${MAX_JSON_VALUES - 1}`]);
  });
});
