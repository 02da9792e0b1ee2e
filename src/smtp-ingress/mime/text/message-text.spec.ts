import { textOf } from './message-text.js';

const html = (text: string, charset: string | null = 'utf-8'): string =>
  textOf({ type: 'text/html', charset, content: Buffer.from(text) });

describe('textOf', () => {
  it('shows HTML as a person reads it', () =>
    expect(
      html(
        '<style>p { color: red }</style><h1>New</h1><p>BSB 0<i>32</i>-000</p><p>Account&nbsp;9988&#55;766</p>' +
          '<table><tr><th>BSB</th><td>032-000</td></tr><tr><td>Account</td><td>99887766</td></tr></table>' +
          '<a href="https://x.example/1">here</a><img alt="logo" src="x.png">',
      ),
    ).toBe('New\n\nBSB 032-000\n\nAccount\u00a099887766\n\nBSB       032-000\nAccount   99887766\n\nhere'));

  it('reads the declared character set, and copes without one', () => {
    const latin = Buffer.from([0x4b, 0xf6, 0x6c, 0x6e]);
    expect(textOf({ type: 'text/plain', charset: 'iso-8859-1', content: latin })).toBe('Köln');
    expect(textOf({ type: 'text/plain', charset: 'x-nobody-knows', content: Buffer.from('BSB 1') })).toBe('BSB 1');
    expect(textOf({ type: 'text/plain', charset: null, content: Buffer.from('Köln') })).toBe('Köln');
  });

  it('copes with deep and broken markup', () => {
    expect(html('<div>'.repeat(50_000) + 'deep')).toEqual(expect.any(String));
    expect(html('<<<p>BSB 1</q>')).toContain('BSB 1');
  });
});
