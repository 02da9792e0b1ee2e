import { tnef } from '../../../../test/support/messages/tnef-writer.js';
import { readTnef } from './tnef.js';

describe('readTnef', () => {
  const stream = tnef({
    html: '<p>Hello</p>',
    attachments: [
      { title: 'LONGNA~1.PDF', longName: 'Long näme.pdf', contentId: 'a@b', content: Buffer.from('one') },
      { title: 'Gr\xfc\xdfe.pdf', content: Buffer.from('two') },
      { content: Buffer.from('three') },
    ],
  });

  it('gives names, Content-IDs and bytes', () => {
    expect(readTnef(stream, 10)).toEqual({
      html: Buffer.from('<p>Hello</p>'),
      texts: [],
      titles: ['Long näme.pdf', 'LONGNA~1.PDF', 'Grüße.pdf'],
      hasFormattedText: false,
      hasUnreadProperties: false,
      complete: true,
      files: [
        { fileName: 'Long näme.pdf', contentId: 'a@b', content: Buffer.from('one') },
        { fileName: 'Grüße.pdf', contentId: null, content: Buffer.from('two') },
        { fileName: null, contentId: null, content: Buffer.from('three') },
      ],
    });
  });

  it('gives an attached message as a stream of its own', () => {
    const inner = { attachments: [{ title: 'inner.pdf', content: Buffer.from('inner') }] };
    const [file] = readTnef(tnef({ attachments: [{ title: 'Forwarded', message: inner }] }), 10).files;
    expect(readTnef(file?.content ?? Buffer.alloc(0), 10).files).toMatchObject([{ fileName: 'inner.pdf' }]);
  });

  it('gives what stands before the damage, whatever its place', () => {
    for (let length = 0; length < stream.length; length += 1) {
      const { complete, files } = readTnef(stream.subarray(0, length), 10);
      expect(files.length).toBeLessThanOrEqual(3);
      if (length > 6 && files.length < 3 && complete)
        expect(readTnef(stream.subarray(0, length + 1), 10).complete).toBe(false);
    }
    expect(readTnef(stream.subarray(0, -20), 10)).toMatchObject({ complete: false, files: [{}, {}, {}] });
  });

  it('says that a list of properties is damaged, behind which a text may stand', () => {
    const damaged = Buffer.from(stream);
    // The type of the property before the text.
    const at = damaged.indexOf(Buffer.from([0x02, 0x01, 0x13, 0x10]));
    expect(at).toBeGreaterThan(0);
    damaged.writeUInt16LE(0x0fff, at);
    expect(readTnef(damaged, 10)).toMatchObject({ html: null, hasUnreadProperties: true, complete: true });
  });

  it('gives every text, the subject, the people and every name of a file', () => {
    const file = { title: 'note.txt', longName: 'Note.txt', content: Buffer.from('Thanks') };
    const source = { subject: 'Invoice', body: 'One', text: 'Two', attachments: [file] };
    for (const id of [0x0037, 0x0070, 0x0c1a, 0x0042, 0x0e04])
      expect(readTnef(tnef({ ...source, property: { id, value: 'Shown' } }), 10)).toMatchObject({
        texts: ['One', 'Two'],
        titles: ['Invoice', 'Shown', 'Note.txt', 'note.txt'],
        hasUnreadProperties: false,
      });
  });

  it('says that a property is given twice, of which programs show one', () => {
    const twice = tnef({ text: 'One', property: { id: 0x1000, value: 'Two' }, attachments: [] });
    expect(readTnef(twice, 10).hasUnreadProperties).toBe(true);
  });

  it('gives no more files than asked for', () => {
    expect(readTnef(stream, 2)).toMatchObject({ complete: false, files: [{}, {}] });
  });
});
