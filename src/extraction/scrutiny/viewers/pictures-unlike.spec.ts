import { type PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { dictionaryOf } from '../../../../test/support/pdf-dictionary.js';
import { countsUnlike, isNamedPlain, isPageUnlike, isPictureUnlike } from './pictures-unlike.js';

const stream = (dict: Record<string, unknown>, content: Uint8Array | string = ''): PDFRawStream =>
  PDFRawStream.of(dictionaryOf(dict), Buffer.from(content as string, 'latin1'));
const picture = (dict: Record<string, unknown>): PDFRawStream =>
  stream({
    Type: 'XObject',
    Subtype: 'Image',
    Width: 1,
    Height: 1,
    BitsPerComponent: 8,
    ColorSpace: 'DeviceGray',
    ...dict,
  });

describe('a picture of a PDF', () => {
  it('is shown alike where it says what pictures say', async () => {
    expect(isPictureUnlike(picture({ Filter: 'FlateDecode', Decode: [1, 0] }))).toBe(false);
    expect(isPictureUnlike(picture({ ColorSpace: ['Indexed', 'DeviceRGB', 1, 'abcdef'], Decode: [0, 255] }))).toBe(
      false,
    );
    const jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    const one = PDFRawStream.of(picture({ Filter: 'DCTDecode' }).dict, jpeg);
    expect(isPictureUnlike(one)).toBe(false);
    // As tall as what follows says.
    const open = Buffer.from(jpeg);
    const frame = open.indexOf(Buffer.from([0xff, 0xc0]));
    open.writeUInt16BE(0, frame + 5);
    expect(isPictureUnlike(PDFRawStream.of(one.dict, open))).toBe(true);
  });

  it.each([
    ['named as if it were not encrypted', { Filter: ['Crypt', 'FlateDecode'] }],
    ['masked twice', { SMask: [1], Mask: [255, 255] }],
    ['of levels beyond those that there are', { Decode: [0, 3] }],
  ])('is not where it is %s', (_, dict) => expect(isPictureUnlike(picture(dict))).toBe(true));
});

describe('a page', () => {
  const page = (group: Record<string, unknown>, mode = 'Normal'): PDFDict =>
    dictionaryOf({ Type: 'Page', Group: group, Resources: { ExtGState: { G: { BM: mode } } } });

  it.each([
    ['knocks out what was painted before', page({ S: 'Transparency', K: true }), true],
    ['is blended in inks', page({ S: 'Transparency', CS: 'DeviceCMYK' }, 'Lighten'), true],
    ['is of inks that are laid over each other', page({ S: 'Transparency', CS: 'DeviceCMYK' }, 'Multiply'), false],
    ['is blended in light', page({ S: 'Transparency', CS: 'DeviceRGB' }, 'Lighten'), false],
  ])('that %s is composed differently: %#', (_, one, unlike) => expect(isPageUnlike(one)).toBe(unlike));
});

describe('a calculating function', () => {
  it.each([
    ['{ 1 exch sub }', false],
    ['{ dup 0.3 mul exch pop }', false],
    ['{ cvi -1 bitshift }', true],
    ['{ -0.5 round }', true],
    ['{pop true}', true],
  ])('%s counts differently: %s', (code, unlike) =>
    expect(countsUnlike(stream({ FunctionType: 4 }, code))).toBe(unlike),
  );
});

it('lets the data of a file on itself be named as not encrypted', () => {
  expect(isNamedPlain(stream({ Type: 'Metadata', Filter: ['Crypt'] }).dict)).toBe(false);
  expect(isNamedPlain(stream({ Filter: ['Crypt'] }).dict)).toBe(true);
});
