import type { DomainError } from '../../platform/errors/domain-error.js';
import { csvRows } from './csv-rows.js';

function problemOf(text: string): unknown {
  try {
    return csvRows(Buffer.from(text));
  } catch (error) {
    return (error as DomainError).details.errors?.body?.[0];
  }
}

describe('a table in CSV', () => {
  it('gives a row for each line, without what is empty', () => {
    expect(problemOf('a;b\n"1;2";\n\n3;4\n')).toEqual([{ a: '1;2' }, { a: '3', b: '4' }]);
  });

  it('leaves out empty columns that have no name, as spreadsheets write them', () =>
    expect(problemOf('a,,\n1,,\n')).toEqual([{ a: '1' }]));

  it.each([
    ['a,\n1,\n2,3\n', 'Line 3 has a value in column 2, which the header row does not name.'],
    ['a,b\n1,2,3\n', 'Line 2 has 3 fields, but the first line names 2.'],
    ['a,b\n1,2\n\n1\n', 'Line 4 has 1 field, but the first line names 2.'],
    ['a,a\n1,2\n', 'The header row names the field a twice.'],
    ['a,b\n1,2\n"1,2\n', 'The quotation mark that opens a field in line 3 is not closed.'],
    ['a,b\n1,x"y\n', expect.stringMatching(/^Line 2 has a quotation mark within a field\./)],
    ['a,b\n"1"x,2\n', expect.stringMatching(/^Line 2 has a quotation mark within a field\./)],
  ])('%j is refused', (text, problem) => expect(problemOf(text)).toEqual(problem));
});
