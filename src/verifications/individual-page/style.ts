import { createHash } from 'node:crypto';

/** The look of the pages, of one's own and nothing loaded. Contrasts are 4.5 to 1 or more (WCAG 2.2, 1.4.3). */
export const STYLE = `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:#eef1f5;color:#1b2430;font:1.0625rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
header{background:#12233d;color:#fff;padding:.75rem 1rem;font-weight:600}
main{max-width:34rem;margin:0 auto;padding:1rem}
.card{background:#fff;border:1px solid #c9d1dc;border-radius:.75rem;padding:1.25rem;margin:0 0 1rem}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 .75rem}
h2,legend,label.field{font-size:1.0625rem;font-weight:600;margin:0 0 .5rem;padding:0;display:block}
p{margin:0 0 .75rem;overflow-wrap:anywhere}
p:last-child{margin-bottom:0}
dl{margin:1rem 0 0;border-top:1px solid #dde3ea}
dl div{display:flex;flex-wrap:wrap;gap:0 1rem;padding:.5rem 0;border-bottom:1px solid #dde3ea}
dt{flex:1 1 8rem;color:#495567}
dd{flex:2 1 10rem;margin:0;font-weight:600;overflow-wrap:anywhere}
fieldset{border:0;margin:1.25rem 0;padding:0;min-width:0}
.choice{display:flex;gap:.75rem;align-items:center;border:1px solid #76839a;border-radius:.5rem;padding:.75rem;margin:0 0 .5rem;min-height:3rem}
.choice input{width:1.375rem;height:1.375rem;margin:0;flex:none;accent-color:#0b4fb3}
.code{width:100%;max-width:14rem;font:inherit;font-size:1.5rem;letter-spacing:.2em;padding:.5rem .75rem;border:1px solid #76839a;border-radius:.5rem;color:inherit;background:#fff}
.code[aria-invalid]{border:2px solid #a1160d}
.hint{color:#495567;margin:0 0 .5rem}
button{font:inherit;font-weight:600;width:100%;min-height:3rem;padding:.625rem 1rem;border-radius:.5rem;border:2px solid #0b4fb3;background:#0b4fb3;color:#fff;cursor:pointer}
button.second{background:#fff;color:#0b4fb3}
button:hover{background:#083c89;border-color:#083c89;color:#fff}
:focus-visible{outline:3px solid #1b2430;outline-offset:3px}
.error{background:#fdecea;border-color:#a1160d;border-left-width:.5rem;color:#7c0f08}
.error a{color:inherit}
.problem{border-left:.25rem solid #a1160d;padding-left:.75rem;color:#7c0f08;font-weight:600}
.away{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
footer{max-width:34rem;margin:0 auto;padding:0 1rem 2rem;color:#495567;font-size:.9375rem}
`;

/** Nothing but the style above is taken from anywhere, and forms go nowhere but here. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
