import { readHtml } from './read-html.js';

const ACCOUNT = 'BSB 733-111 Account 98765432';
const hidden = (text: string) => text.replace(/\d/g, (digit) => `${digit}<span style="display:none">.00%, </span>`);

describe('readHtml', () => {
  it.each([
    ['a comment of a megabyte before it', `<!--${'x'.repeat(1_100_000)}--><p>${ACCOUNT}</p>`],
    ['more elements than anybody writes', `${'<i></i>'.repeat(20_100)}<p>${ACCOUNT}</p>`],
    ['depth', `${'<div>'.repeat(230)}${ACCOUNT}${'</div>'.repeat(230)}`],
    ['the text of a picture', `<p>Hello</p><img src="cid:a" alt="${ACCOUNT}">`],
    ['fields', '<p>BSB <input value="733-111"> Account <input placeholder="98765432"></p>'],
    ['the text under the pointer', `<p title="${ACCOUNT}">Hello</p>`],
    ['what Outlook alone shows', `<p>Hello</p><!--[if mso]><p>${ACCOUNT}</p><![endif]-->`],
    ['letters that Outlook draws', `<p>Hello</p><!--[if gte vml 1]><v:shape><v:textpath on="t" string="${ACCOUNT}"/></v:shape><![endif]-->`],
    ['letters that Outlook draws, under another prefix', `<html xmlns:q="urn:schemas-microsoft-com:vml"><!--[if mso]><q:shape><q:textpath string="${ACCOUNT}"/></q:shape><![endif]-->`],
    ...['<v:rect alt="A"></v:rect>', '<v:shape><v:imagedata src="cid:a" o:title="A"/></v:shape>'].map((drawn) => [`the text of ${drawn}`, `<!--[if mso]>${drawn.replace('A', ACCOUNT)}<![endif]-->`]),
    ...['<i aria-label="A">x</i>', '<i aria-description="A">x</i>', '<table summary="A"><tr><td>x</td></tr></table>', '<map><area alt="A"></map>'].map((spoken) => [`the text of ${spoken}`, spoken.replace('A', ACCOUNT)]),
    ['what is hidden between the digits', `<p>${hidden(ACCOUNT)}</p>`],
    ['a class that hides', `<style>.x b { display: none }</style><p>${ACCOUNT.replace(/\d/g, '$&<b>7</b>')}</p>`],
    ['a comment that ends early', `<!-- x --!><p>${ACCOUNT}</p><!-- -->`],
    ['a style sheet that only seems to begin', `<noembed><style></noembed><p>${ACCOUNT}</p></style>`],
    ['where it stands', `<html><head><p>${ACCOUNT}</p></head></html>`],
    ['an attribute that hides', `<style>[lang=x]{display:none}</style><p>${ACCOUNT.replace(/\d/g, '$&<i lang="x">7</i>')}</p>`],
    ['what is above a table', `<table><caption>${ACCOUNT}</caption><tr><td>a</td></tr></table>`],
    ['a selector of several', `<style>p :is(b,.z){display:none}</style><p>${ACCOUNT.replace(/\d/g, '$&<i class="z">7</i>')}</p>`],
    ['a selector of all that is within', `<style>.q *{display:none}</style><p>${ACCOUNT.replace(/\d/g, '$&<i class="q"><b>7</b></i>')}</p>`],
    ['letters in elements of their own', `<p>Hello</p>${[...ACCOUNT].map((one) => `<p>${one === ' ' ? '&nbsp;' : one}</p>`).join('')}`],
    ['digits that are struck through', '<p>BSB 733-111 Account 98<s>11</s>7654<del>9</del>32</p>'],
  ])('finds what a person reads in spite of %s', (_, html) => {
    const said = readHtml(html).texts.map((text) => text.replace(/\s+/g, ' '));
    expect(said.some((text) => text.includes(ACCOUNT))).toBe(true);
  });

  it.each([
    ['<style>.a::before { content: "733-111" }</style>', 'text that only its style sheet gives'],
    ['<style>.a::after { content: "\\37\\33\\33" }</style>', 'text that only its style sheet gives'],
    ...['<path d="M0 0" style="d:path(\'M1 1\')"/>', '<text>7</text>', '<image href="https://x.example/a"/>', '<use href="#a"/>', '<path fill="url(https://x.example/a.svg#b)"/>', '<animate attributeName="d"/>', '<foreignObject></foreignObject>'].map((inner) => [`<svg>${inner}</svg>`, 'a drawing or a page within its text']),
    ['<style>path{transform:scale(3)}</style><svg><path d="M0 0"/></svg>', 'a drawing or a page within its text'],
    ['<svg style="overflow:visible"><path d="M0 0"/></svg>', 'a drawing or a page within its text'],
    ['<ul style="list-style-type:\'7\'"></ul>', 'text that only its style sheet gives'],
    ['<style>@list l0:level1{mso-level-text:"Pay 7"}</style>', 'text that only its style sheet gives'],
    ['<style>p::before{c\\6fntent:"7"}</style>', 'text that only its style sheet gives'],
    ['<style style="display:block">7</style>', 'text that only its style sheet shows'],
    [`<style>${Array.from({ length: 501 }, (_, at) => `[lang=x${at}]{color:red}`).join('')}</style>`, 'a style sheet with more conditions than are looked at'],
    ['<bdo dir="rtl">7</bdo>', 'text that is shown backwards'],
    ['<details>7</details>', 'text that is folded away'],
    ['<amp-list src="https://x.example/a.json"></amp-list>', 'a program or a page that is loaded later'],
    ['<meta http-equiv="refresh" content="0;url=https://x.example">', 'a program or a page that is loaded later'],
    ['<iframe srcdoc="x"></iframe>', 'a drawing or a page within its text'],
    ['<style>@font-face { font-family: a; src: url(https://x.example/a.woff) }</style>', 'a style sheet or a font from elsewhere'],
    ['<p><b>7</b><b>3</b><b>3</b><b>1</b><b>1</b></p>', 'digits that are set one by one'],
    ['<div>'.repeat(1_000), 'a text that is nested too deeply'],
    // What one paragraph leaves open, each one after it has as well.
    [`<p><b class="${'long'.repeat(15_000)}">Hello</p>${'<p>long</p>'.repeat(80)}`, 'more text than is searched'],
    ['<img src="file:///c:/letter.png">', 'a picture that is not in the message'],
    [`<table><tr>${'<td bgcolor="#000">&nbsp;</td><td></td>'.repeat(21)}</tr></table>`, 'shapes that its cells or styles draw'],
    [`<style>.k{background:#000}</style>${'<div class="k"></div>'.repeat(21)}`, 'shapes that its cells or styles draw'],
    [['top', 'right', 'left'].map((side) => `<i style="border:1px solid;border-${side}:none"></i>`.repeat(2)).join(''), 'shapes that its cells or styles draw'],
    [`<i style="box-shadow:${Array(6).fill('1px 1px #000').join(',')}"></i>`, 'shapes that its cells or styles draw'],
    ['<style>i{clip-path:polygon(0 0,9px 0,9px 9px)}</style><i></i>', 'shapes that its cells or styles draw'],
    ['<style>li{list-style-type:"733-111"}</style>', 'text that only its style sheet gives'],
    ...['<v:shape path="m0,0l10,0,4,20e"/>', '<v:shapetype id="_x0000_t75" path="m0,0l10,0,4,20e"/>', '<q:shape path="m0,0l10,0,4,20e"/>', '<v:polyline points="0,0 10,0 4,20"/>', '<v:line from="0,0" to="4,20"/>'].map((drawn) => [`<!--[if gte vml 1]>${drawn}<![endif]-->`, 'a drawing or a page within its text']),
    [`<!--[if gte vml 1]>${'<v:rect fillcolor="#000"></v:rect>'.repeat(21)}<![endif]-->`, 'shapes that its cells or styles draw'],
    ['<!--[if gte vml 1]><v:rect fillcolor="#000"></v:rect><v:rect fillcolor="#000"></v:rect><![endif]-->'.repeat(11), 'shapes that its cells or styles draw'],
  ])('says what it cannot read: %#', (html, what) => expect(readHtml(html).unread).toEqual([what]));

  it.each([
    '<p>Total <b>$1,430.00</b>, due 1<sup>st</sup> June</p><style>ul li::before { content: "\\2022" } a::after { content: none }</style>',
    '<style>@import url(https://fonts.googleapis.com/css?family=Inter);</style><p>Hello</p>',
    '<style>@list l0:level1{mso-level-number-format:bullet;mso-level-text:o;mso-level-text:"%1\\.";mso-style-name:"List 1"} p{font-family:"Segoe UI"}</style><script type="application/ld+json">{}</script>',
    '<table><tr><td>1</td><td>2</td></tr><tr><td>10</td><td>20</td></tr><tr><td>3</td><td>30</td></tr></table>',
    '<img src="cid:logo"><img src="https://t.example/open.gif" width="1" height="1">',
    `<img src="https://t.example/open.gif" width="1" height="1"><img src="https://t.example/2.gif" width="1" height="1">${'<img src="https://l.example/spacer.gif" width="600" height="3">'.repeat(9)}<img src="https://l.example/line.gif" height="1" width="600">`,
    '<img src="https://l.example/logo.png" width="180" style="max-height: 60px"><img src="https://l.example/face.png" width="24" height="24">',
    `<img src="https://l.example/logo.png" width="200" height="80">${['a', 'b', 'c', 'd', 'e', 'f'].map((one) => `<img src="https://l.example/${one}.png" width="32" height="32">`).join('')}`,
    '<!--[if mso]><img src="https://l.example/logo.png" width="200" height="80"><![endif]--><img src="https://l.example/logo.png" width="200" height="80">',
    `<table><tr>${'<td style="background:#06c;height:40px"></td><td width="4">&nbsp;</td>'.repeat(13)}</tr><tr bgcolor="#eee">${'<td bgcolor="#eee"></td>'.repeat(30)}</tr></table>`,
    `<style>.b{border:solid windowtext 1.0pt}</style><table>${'<tr><td class="b">Item</td><td class="b" style="border-left:none"></td><td class="b" style="border-left:none;border-top:none"></td></tr>'.repeat(20)}</table>`,
    '<!--[if gte vml 1]><v:rect fillcolor="#000"></v:rect><v:rect fillcolor="#000"></v:rect><![endif]-->'.repeat(10),
    '<!--[if gte vml 1]><v:shapetype id="_x0000_t75" path="m@4@5l@4@11@9@11@9@5xe"/><v:shape type="#_x0000_t75"><v:imagedata src="cid:a" o:title="image001"/></v:shape><v:roundrect fillcolor="#06c" arcsize="10%"><center>Pay now</center></v:roundrect><![endif]-->',
    '<div style="box-shadow:0 1px 3px rgba(0,0,0,.12),0 1px 2px rgba(0,0,0,.24);background:linear-gradient(90deg,#06c,#09f)">Hello</div>',
  ])('has nothing to say of honest pages: %#', (html) =>
    expect(readHtml(html)).toMatchObject({ unread: [], hosts: [], pictures: [] }));

  it('says that a page of its own may write anything by a script', () => {
    const pages = ['<script>x()</script>', '<p onclick="x()">a</p>', '<a href="javascript:x()">a</a>'];
    expect(pages.map((one) => readHtml(one, true).unread)).toEqual(pages.map(() => ['a program or a page that is loaded later']));
    expect(pages.map((one) => readHtml(one).unread)).toEqual(pages.map(() => []));
  });

  it.each(['<i style="opacity:.05">not</i>', '<font color="#fefefe">not</font>', '<i style="font-size:3px">not</i>', '<img alt="not">', '<noscript>not</noscript>'])(
    'reads a sentence without a word that may be unseen, too: %#',
    (word) => expect(readHtml(`<p>It has ${word} changed.</p>`).texts.join('\n').replace(/ +/g, ' ')).toContain('It has changed.'),
  );

  it('gives drawings of shapes alone as files that can be read', () => {
    const html = '<svg class="icon" viewBox="0 0 9 9"><linearGradient id="a"/><path d="M0 0h9" fill="url(#a)"/></svg>';
    expect(readHtml(html).drawings.map(String)).toEqual([
      '<svg viewBox="0 0 9 9" xmlns="http://www.w3.org/2000/svg"><linearGradient id="a"/><path d="M0 0h9" fill="url(#a)"/></svg>',
    ]);
  });

  it.each([
    '<img src="https://a.example/logo.png" style="width:2.0833in;height:.625in" width="900">',
    '<!--[if gte vml 1]><v:shape style="width:150pt;height:45pt"><v:imagedata src="https://a.example/logo.png"/></v:shape><![endif]-->',
    '<style>img{line-height:100%;border-width:0;text-transform:none;height:auto}</style><img src="https://a.example/logo.png" width="180" height="60">',
    '<img src="https://a.example/logo.png" style="max-height: 60px; margin-bottom: 20px">',
    '<img src="https://stripe-images.stripecdn.com/notifications/hosted/20180110/Header/Left.png" width="252" height="156">',
  ])('takes a picture for a logo by its size in any unit: %#', (html) =>
    expect(readHtml(html)).toMatchObject({ unread: [], hosts: [] }));

  it.each([
    '<img src="https://a.example/x.png" style="width:6in;height:.6in">',
    '<!--[if gte vml 1]><v:shape style="width:450pt;height:45pt"><v:imagedata src="https://a.example/x.png"/></v:shape><![endif]-->',
    '<!--[if gte vml 1]><q:shape style="width:450pt;height:45pt"><q:imagedata src="https://a.example/x.png"/></q:shape><![endif]-->',
    '<style>img{min-width:600px}</style><img src="https://a.example/x.png" width="180" height="60">',
    '<img src="https://a.example/x.png" style="max-height: 90px">',
    '<img src="https://a.example/x.png" width="240" height="100"><img src="https://a.example/x.png" width="24" height="24">',
    '<img src="https://a.example/7.png" width="9" height="12">'.repeat(11),
    '<!--[if mso]><img src="https://a.example/7.png" width="9" height="12"><![endif]-->'.repeat(11),
  ])('takes no larger picture for one: %#', (html) => expect(readHtml(html).hosts).toEqual(['a.example']));

  it.each([
    ['lines', Array.from({ length: 5 }, (_, at) => `<img src="https://a.example/${at}.png" width="600" height="1">`)],
    ['upright lines', Array.from({ length: 3 }, (_, at) => `<img src="https://a.example/${at}.png" width="2">`)],
    ['dots', Array.from({ length: 21 }, (_, at) => `<img src="https://a.example/${at}.png" width="3" height="3">`)],
  ])('takes many %s for the slices of a picture', (_, images) =>
    expect(readHtml(images.join('')).hosts).toEqual(['a.example']));

  it('gives a picture in the text however low it is shown', () => {
    expect(readHtml('<img height="3" src="data:image/png;base64,AAAA">').pictures).toHaveLength(1);
  });

  it('names where pictures are loaded from, and gives those in the text', () => {
    const html =
      '<img src="https://a.example/x.png" width="480"><td background="//b.example/y"><p style="background:url(http://c.example/z)">' +
      '<img src="data:image/png;base64,AAAA"><style>.q{background:url("https://d.example/q.png")}</style>' +
      '<style>.w{width:480px!important}</style><img class="w" width="1" src="https://e.example/w.png">' +
      '<img src="https://f.example/f.png" width="200"><img src="https://g.example/g.png" width="200" height="60" style="height: 300px">' +
      '<img src="https://h.example/h.png" width="200" height="60" style="transform: scale(3)">';
    const { hosts, pictures } = readHtml(html);
    expect(hosts.toSorted()).toEqual(['a.example', 'b.example', 'c.example', 'd.example', 'e.example', 'f.example', 'g.example', 'h.example']);
    expect(pictures).toEqual([Buffer.from([0, 0, 0])]);
  });

  it('is as fast on input that is broken on purpose', () => {
    expect(readHtml('<div>'.repeat(5_000)).unread).toHaveLength(1);
    expect(readHtml('<i hidden></i>'.repeat(5_000)).texts).toEqual(expect.any(Array));
    expect(readHtml('<<<p>BSB 1</q>').texts[0]).toContain('BSB 1');
  });

  it('says what links name, and doubts those that open an app of payments', () => {
    expect(readHtml('<a href="https://pay.example/?bsb=062-000&acc=12345678">Pay now</a>').texts.join(' ')).toContain('062 000');
    expect(readHtml('<a href="https://portal.example/i/48213977?c=20391">Pay now</a>').texts.join(' ')).not.toContain('48213977');
    expect(readHtml('<a href="upi://pay?pa=ola@okaxis">Pay now</a>').unread).toEqual(['a link that opens another program']);
    expect(readHtml('<a href="mailto:a@b.example">Mail</a><a href="x-apple-data-detectors://0">May</a><a href="#top">Up</a>').unread).toEqual([]);
  });

  it.each([
    ['<a href="https://curlewbay.com/8842"><b>Pay</b> now</a>', true],
    ['<a href="https://curlewbay.com/8842"><img src="cid:1" alt="Pay online"></a>', true],
    ['<base href="https://curlewbay.com"><a href="/8842">Pay your invoice</a>', true],
    ['<form action="https://curlewbay.com/8842"><input type="submit" value="Pay this bill"></form>', true],
    ['<p>Pay now</p><a href="https://curlewbay.com/terms">Our conditions</a>', false],
    ['<a href="https://in.xero.com/8842">Pay now</a>', false],
  ])('tells in %j whether a link leads to a page to pay at', (html, isToPay) =>
    expect(readHtml(html).texts.join(' ').includes('https://curlewbay.com/pay')).toBe(isToPay),
  );
}); // prettier-ignore
