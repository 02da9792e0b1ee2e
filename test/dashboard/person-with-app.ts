import { addPerson, authenticator, signIn } from '../support/people.js';
import type { Stage } from './stage.js';

/** A person who signs in with an authenticator app as well. */
export async function personWithApp(stage: Stage): Promise<{ email: string; secret: string; codes: string[] }> {
  const person = await addPerson(stage.service, 'reviewer');
  const browser = await signIn(stage.service, person);
  const begun = (await browser.post('/dashboard/session/account/totp')).body.data;
  const code = authenticator(begun.secret).generate({ timestamp: Date.now() - 30_000 });
  const done = await browser.post('/dashboard/session/account/totp/confirm', {
    ceremony_id: begun.ceremony_id,
    code,
  });
  expect(done.status).toBe(200);
  return { email: person.email, secret: begun.secret, codes: done.body.data.recovery_codes };
}
