import { canChangeFields, canChangePages } from './scripts.js';

describe('a script', () => {
  it.each([
    ['print();', false],
    [' this . print ( { bUI : false } ) ;\n closeDoc( );', false],
    ['this.print(this.getPrintParams());', false],
    ['this.print(this.getAnnots()[0].hidden = false)', true],
    ['print(a--)', true],
    ['print(); event.value = 1', true],
  ])('that does no more than print changes no page: %j', (script, changes) =>
    expect(canChangePages(script)).toBe(changes),
  );

  it.each([
    ['AFNumber_Format(2, 0, 0, 0, " AUD", true);', false],
    ["AFDate_FormatEx ( 'd mmm yyyy' ) ;", false],
    ["AFSimple_Calculate('SUM', new Array ('a', 'b'));", false],
    ['AFNumber_Format(2, 0, 0, 0, "12345678", true);', true],
    ['AFNumber_Format(2, 0, 0, 0, "", event.value = 12345678);', true],
  ])('that formats fields changes no value: %j', (script, changes) => expect(canChangeFields(script)).toBe(changes));

  it.each([
    ['calls parted by blanks', `${'print()  '.repeat(5_000)}!`],
    ['settings again and again', `print(${'this.getPrintParams()'.repeat(5_000)}!`],
    ['formats parted by blanks', `${'AFPercent_Format(1)  '.repeat(5_000)}!`],
  ])('is gone through once: %s', (_, script) => {
    const started = performance.now();
    expect([canChangePages(script), canChangeFields(script)]).toEqual([true, true]);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
