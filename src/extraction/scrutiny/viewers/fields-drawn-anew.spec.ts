import { PDFContext, type PDFDict, PDFName, PDFString } from '@cantoo/pdf-lib';
import { fieldActs, redrawsUnlike } from './fields-drawn-anew.js';

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
const field = (script: string, event = 'F'): PDFDict => {
  const action = context.obj({ S: 'JavaScript' });
  action.set(PDFName.of('JS'), PDFString.of(script));
  return context.obj({ FT: 'Tx', AA: { [event]: action } });
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

describe('fieldActs', () => {
  it.each(['AFNumber_Format(2, 0, 0, 0, "$", true);', 'AFDate_FormatEx("dd/mm/yyyy");', 'AFSimple_Calculate("SUM", new Array ("a", "b"));'])(
    'passes %s', (script) => expect(fieldActs(field(script))).toBe(false),
  ); // prettier-ignore
  it.each(['event.value = "1";', 'AFNumber_Format(2, 0, 0, 0, "BSB 062-001 12345678 ", true);', 'AFDate_FormatEx("d"); event.value = 1', 'AFNumber_Format(x())'])(
    'finds %s', (script) => expect(fieldActs(field(script))).toBe(true),
  ); // prettier-ignore
  it('finds one that waits for a pointer', () => expect(fieldActs(field('event.target.value = 1', 'E'))).toBe(true));
});
