import { Readable } from 'node:stream';
import { listedFiles } from './listed-files.js';

describe('the files of a command', () => {
  it('are those on the command line', async () => {
    expect(await listedFiles(['a.pdf', 'b c.png'], Readable.from([]))).toEqual(['a.pdf', 'b c.png']);
  });

  it('come from standard input in place of a dash, once', async () => {
    const input = Readable.from(['b.pdf\r\n\n', 'c d.pdf']);
    expect(await listedFiles(['a.pdf', '-', '-', 'e.pdf'], input)).toEqual(['a.pdf', 'b.pdf', 'c d.pdf', 'e.pdf']);
  });
});
