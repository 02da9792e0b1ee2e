import { markup } from './html.js';

describe('markup', () => {
  it('escapes every value, in text and in attributes', () => {
    const hostile = `<script>alert('1')</script>"&`;
    expect(markup`<p title="${hostile}">${hostile}</p>`.text).toBe(
      '<p title="&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&quot;&amp;">' +
        '&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&quot;&amp;</p>',
    );
  });

  it('leaves markup as it is, joins lists and drops empty values', () => {
    expect(markup`a${markup`<b>${'<'}</b>`}${[markup`<i>1</i>`, '<', 2]}${null}${undefined}${false}${0}z`.text).toBe(
      'a<b>&lt;</b><i>1</i>&lt;20z',
    );
  });
});
