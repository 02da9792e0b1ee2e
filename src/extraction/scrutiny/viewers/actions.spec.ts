import { PDFContext, type PDFDict, PDFName, PDFString } from '@cantoo/pdf-lib';
import { actsByItself, clickActs, eventActs } from './actions.js';

const context = PDFContext.create();
const scriptOf = (script: string): PDFDict => {
  const action = context.obj({ S: 'JavaScript' });
  action.set(PDFName.of('JS'), PDFString.of(script));
  return action;
};
const field = (script: string, event = 'F'): PDFDict => context.obj({ FT: 'Tx', AA: { [event]: scriptOf(script) } });

describe('actsByItself', () => {
  it.each(['this.print();', 'this.print({bUI: true, bSilent: false, nEnd: this.numPages - 1});', 'print(this.getPrintParams())'])(
    'passes %s', (script) => expect(actsByItself(context.obj({ OpenAction: scriptOf(script) }))).toBe(false),
  ); // prettier-ignore
  it.each(['this.print(this.getAnnots()[0].hidden = false);', 'print(this.getField`due`.value = `1`)', 'this.print({toString: function() { app.beep() }})'])(
    'finds %s', (script) => expect(actsByItself(context.obj({ OpenAction: scriptOf(script) }))).toBe(true),
  ); // prettier-ignore
});

describe('clickActs', () => {
  it.each(['Link', 'Widget', 'Stamp'])('finds a click on a %s that shows hidden fields', (Subtype) => {
    expect(clickActs(context.obj({ Subtype, A: { S: 'Hide', H: false } }))).toBe(true);
    expect(clickActs(context.obj({ Subtype, A: { S: 'ResetForm' } }))).toBe(true);
  });
  it('passes buttons that turn pages or print', () => {
    expect(clickActs(context.obj({ Subtype: 'Widget', A: { S: 'Named', N: 'NextPage' } }))).toBe(false);
    expect(clickActs(context.obj({ Subtype: 'Widget', A: scriptOf('this.print(true);') }))).toBe(false);
  });
});

describe('eventActs', () => {
  it.each(['AFNumber_Format(2, 0, 0, 0, "$", true);', 'AFDate_FormatEx("dd/mm/yyyy");', 'AFSimple_Calculate("SUM", new Array ("a1", "b2"));', 'AFSpecial_Format(2);'])(
    'passes %s', (script) => expect(eventActs(field(script))).toBe(false),
  ); // prettier-ignore
  it.each([
    'event.value = "1";', 'AFNumber_Format(2, 0, 0, 0, "BSB 062-001 12345678 ", true);', 'AFDate_FormatEx("d"); event.value = 1', 'AFNumber_Format(x())',
    'AFNumber_Format(0, 3, 0, 0, "", event.value=12345678);', 'AFNumber_Format(0, 3, 0, 0, "1234" + "5678", true);', 'AFNumber_Format(0, 3, 0, 0, "12", true);',
  ])('finds %s', (script) => expect(eventActs(field(script))).toBe(true)); // prettier-ignore
  it('finds one that waits for a pointer', () => {
    expect(eventActs(field('event.target.value = 1', 'E'))).toBe(true);
    expect(eventActs(context.obj({ Subtype: 'Stamp', AA: { E: { S: 'Hide', H: false } } }))).toBe(true);
  });
});
