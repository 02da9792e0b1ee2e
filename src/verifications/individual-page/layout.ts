import { Html, markup } from '../../platform/http/html.js';
import { STYLE } from './style.js';

/** Character by character what the policy of the page has the hash of. */
const STYLE_ELEMENT = new Html(`<style>${STYLE}</style>`);

/** Our own markup around what a page says. */
export function layout(title: string, content: Html): string {
  return markup`<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${title} – Payproof</title>
${STYLE_ELEMENT}
</head>
<body>
<header>Payproof</header>
<main>${content}</main>
<footer><p>This page never asks for a password, a card or a payment.</p></footer>
</body>
</html>
`.text;
}

/** A page that says one thing. */
export function notice(title: string, ...paragraphs: string[]): string {
  return layout(
    title,
    markup`<div class="card"><h1>${title}</h1>${paragraphs.map((paragraph) => markup`<p>${paragraph}</p>`)}</div>`,
  );
}
