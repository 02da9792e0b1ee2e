import fc from 'fast-check';
import { uuencode } from '../../../../test/support/messages/files.js';
import { uuencodedFiles } from './uuencode.js';

const filesOf = (text: string): { fileName: string; content: string }[] =>
  [...uuencodedFiles(Buffer.from(text, 'latin1'))].map(({ fileName, content }) => ({
    fileName,
    content: content.toString('latin1'),
  }));

describe('uuencodedFiles', () => {
  it('decodes what POSIX gives as its example of the form', () => {
    // "Cat", as encoded by uuencode of GNU sharutils.
    expect(filesOf('begin 644 cat.txt\n#0V%T\n`\nend\n')).toEqual([{ fileName: 'cat.txt', content: 'Cat' }]);
  });

  it('takes lines whose trailing spaces were lost, and CRLF', () => {
    expect(filesOf('begin 644 zeros\r\n&    \r\n \r\nend\r\n')).toEqual([
      { fileName: 'zeros', content: '\0'.repeat(6) },
    ]);
  });

  it('takes the base64 form', () => {
    expect(filesOf('begin-base64 644 cat.txt\nQ2F0\n====\n')).toEqual([{ fileName: 'cat.txt', content: 'Cat' }]);
  });

  it('finds nothing in prose that begins like it', () => {
    expect(filesOf('Let us\nbegin 644 things today\nand so on, in lower case.\n')).toEqual([]);
  });

  it('gives back any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 300 }), (bytes) => {
        const [file] = uuencodedFiles(Buffer.from(`Hello\n${uuencode('x', Buffer.from(bytes))}`, 'latin1'));
        expect(file?.content).toEqual(Buffer.from(bytes));
      }),
    );
  });
});
