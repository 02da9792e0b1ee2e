import { parseSetCookie } from 'cookie';

/** What the browser of somebody who is signed in sends with each request. */
export type Signed = Readonly<Record<string, string>>;

/** Signs somebody in by their password, as a page of the service at `base` does. Gives the entities that they may see as well. */
export async function signIn(
  base: string,
  email: string,
  password: string,
): Promise<{ headers: Signed; entities: { id: string; environment: string }[] }> {
  const page = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', origin: base };
  const body = JSON.stringify({ email, password });
  const answer = await fetch(`${base}/dashboard/session/password`, { method: 'POST', headers: page, body });
  const { data } = (await answer.json()) as {
    data?: { state: string; csrf_token: string; entities: { id: string; environment: string }[] };
  };
  if (data?.state !== 'signed_in') throw new Error(`${email} was not signed in: ${answer.status}.`);
  const cookies = answer.headers.getSetCookie().map((one) => parseSetCookie(one));
  const cookie = cookies.map(({ name, value }) => `${name}=${value ?? ''}`).join('; ');
  return { headers: { ...page, cookie, 'x-csrf-token': data.csrf_token }, entities: data.entities };
}
