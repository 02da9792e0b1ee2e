import { PDFContext, type PDFDict, PDFName } from '@cantoo/pdf-lib';
import { redrawsUnlike } from './fields-drawn-anew.js';

const context = PDFContext.create();
const standard = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' };
const form = (font: PDFDict, NeedAppearances = true): PDFDict => {
  const fonts = context.obj({});
  fonts.set(PDFName.of('F'), font);
  const resources = context.obj({});
  resources.set(PDFName.of('Font'), fonts);
  const dict = context.obj({ NeedAppearances });
  dict.set(PDFName.of('DR'), resources);
  return dict;
};

describe('redrawsUnlike', () => {
  it('passes standard fonts', () => {
    expect(redrawsUnlike(form(context.obj(standard)))).toBe(false);
    expect(
      redrawsUnlike(form(context.obj({ ...standard, Encoding: { Differences: [24, 'breve', 48, 'zero', 'one'] } }))),
    ).toBe(false);
  });
  it('finds fonts that may draw others', () => {
    expect(redrawsUnlike(form(context.obj({ ...standard, Encoding: { Differences: [48, 'one', 'zero'] } })))).toBe(
      true,
    );
    expect(redrawsUnlike(form(context.obj({ ...standard, Encoding: { Differences: [65, 'seven'] } })))).toBe(true);
    expect(redrawsUnlike(form(context.obj({ Type: 'Font', Subtype: 'Type3' })))).toBe(true);
    expect(redrawsUnlike(form(context.obj({ ...standard, FontDescriptor: { FontFile2: {} } })))).toBe(true);
  });
  it('leaves out forms that are not drawn anew', () =>
    expect(redrawsUnlike(form(context.obj({ Type: 'Font', Subtype: 'Type3' }), false))).toBe(false));
});
