import { PDFContext, PDFString } from '@cantoo/pdf-lib';
import { contentSaysOtherDigits, saysOtherDigits } from './actual-text.js';

const content = (properties: string): Buffer => Buffer.from(`/Span ${properties} BDC BT (062-000) Tj ET EMC`, 'latin1');

describe('contentSaysOtherDigits', () => {
  it.each(['<< /ActualText (633-123) >>', '<</ActualText<FEFF0036>>>', '<< /MCID 3 /Actual#54ext (6) >>', '<</ActualText(\\066)>>'])(
    'finds %s', (properties) => expect(contentSaysOtherDigits(content(properties))).toBe(true),
  ); // prettier-ignore
  it.each(['<< /ActualText (office) >>', '<</ActualText<FEFF0020>>>', '<< /MCID 3 >>', '<< /ActualText (\\376\\377\\000-) /MCID 12 >>'])(
    'passes %s', (properties) => expect(contentSaysOtherDigits(content(properties))).toBe(false),
  ); // prettier-ignore
});

describe('saysOtherDigits', () => {
  const part = (text: string) => PDFContext.create().obj({ Type: 'StructElem', ActualText: PDFString.of(text) });

  it('tells digits from other text', () => {
    expect(saysOtherDigits(part('633-123'))).toBe(true);
    expect(saysOtherDigits(part('office'))).toBe(false);
  });
});
