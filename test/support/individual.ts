/** A browser as far as forms go: no script, no cookies. */
export interface Shown {
  status: number;
  headers: Headers;
  html: string;
}

export async function openLink(url: string): Promise<Shown> {
  return shown(await fetch(url));
}

/** Sends a form of the page. */
export async function sendForm(url: string, fields: Record<string, string>): Promise<Shown> {
  const response = await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
  return shown(response);
}

async function shown(response: Response): Promise<Shown> {
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** The code that a message tells. */
export function codeIn(text: string | undefined): string {
  const [, code] = /code is (\d{6})\b/.exec(text ?? '') ?? [];
  if (code === undefined) throw new Error(`No code in: ${text}`);
  return code;
}

/** The link that a message asks to open. */
export function linkIn(text: string | undefined): string {
  const [link] = /http\S+\/individual-authentication\/[\w-]{43}\b/.exec(text ?? '') ?? [];
  if (link === undefined) throw new Error(`No link in: ${text}`);
  // As the tests name the service.
  return link.replace('//localhost', '//127.0.0.1');
}
