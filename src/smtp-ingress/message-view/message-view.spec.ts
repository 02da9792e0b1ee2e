import { viewMessage } from './message-view.js';

const view = (...lines: string[]): ReturnType<typeof viewMessage> =>
  viewMessage(Buffer.from(lines.join('\r\n'), 'latin1'));

describe('viewMessage', () => {
  it('gives text and HTML in Unicode, and the way it came', async () => {
    const { text, html, hops } = await view(
      'Received: from mx.example (203.0.113.7)',
      '\tby us; Sun, 22 Nov 2026 05:00:00 +0000',
      'Received: from pc by mx.example',
      'Content-Type: multipart/alternative; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain; charset=iso-8859-1',
      '',
      'Caf\xe9',
      '--b',
      'Content-Type: text/html; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('<p>Café <script>alert(1)</script>').toString('base64'),
      '--b--',
    );
    expect(text?.trim()).toBe('Café');
    expect(html).toBe('<p>Café <script>alert(1)</script>');
    expect(hops).toEqual([
      'from mx.example (203.0.113.7) by us; Sun, 22 Nov 2026 05:00:00 +0000',
      'from pc by mx.example',
    ]);
  });

  it('gives the text of HTML where there is no other', async () => {
    const { text, html } = await view('Content-Type: text/html', '', '<p>Pay <b>now</b></p><script>x</script>');
    expect(text?.trim()).toBe('Pay now');
    expect(html).toContain('<script>');
  });

  it('does not mistake an attachment for the message', async () => {
    const { text, html } = await view(
      'Content-Type: text/html; name=page.html',
      'Content-Disposition: attachment; filename=page.html',
      '',
      '<p>not the message</p>',
    );
    expect({ text, html }).toEqual({ text: null, html: null });
  });

  it('always gives something to show', async () => {
    await expect(viewMessage(Buffer.from([0xff, 0xfe, 0, 1, 10, 10, 255]))).resolves.toMatchObject({ hops: [] });
    await expect(viewMessage(Buffer.alloc(0))).resolves.toMatchObject({ hops: [] });
  });
});
