import type { Api, ResourceObject } from '../../support/api.js';
import { eventually } from '../../support/api.js';
import { codeIn, linkIn, openLink, sendForm } from '../../support/individual.js';
import type { FakeParties } from '../../support/fake-parties.js';
import type { TestService } from '../../support/service.js';
import { createVerification, untilStatus } from '../../support/verification.js';

/** What individuals would get in the sandbox. It comes before anything is asked of the parties outside: none of it is. */
export function sandboxMessages(of: () => { service: TestService; parties: FakeParties }): void {
  describe('messages of the sandbox', () => {
    let parties: FakeParties;
    let service: TestService;
    let sandbox: Api;
    beforeAll(() => {
      ({ service, parties } = of());
      ({ sandbox } = service);
    });

    const messagesTo = async (to: string, count: number): Promise<ResourceObject['attributes'][]> => {
      const { body } = await eventually(
        () => sandbox.get(`/sandbox-messages?filter[to]=${encodeURIComponent(to)}&sort=created_at`),
        (answer) => answer.body.data.length >= count,
      );
      return body.data.map(({ attributes }: ResourceObject) => attributes);
    };

    it('lie in the drawer, and the one that stays pending is answered with them', async () => {
      const { id } = await createVerification(sandbox, {
        account_number: '12345676',
        individual_email: 'jane@example.com',
        send_individual_authentication_email: true,
      });
      const [letter] = await messagesTo('jane@example.com', 1);
      expect(letter).toMatchObject({ channel: 'email', subject: expect.stringContaining('Harbour Lane Joinery') });
      const url = linkIn(letter?.text);
      await eventually(
        () => openLink(url),
        ({ html }) => html.includes('Send me a code'),
      );
      expect((await sendForm(url, { step: 'code' })).status).toBe(303);
      const [text] = await messagesTo('+61412345678', 1);
      expect(text).toMatchObject({ channel: 'sms', subject: null });
      await sendForm(url, { step: 'answer', code: codeIn(text?.text), answer: 'ours' });
      await untilStatus(sandbox, id, 'verified');
    });

    it('are made wherever the individual would be asked, and nothing leaves the machine', async () => {
      for (const [number, status, count] of [
        ['12345678', 'verified', 1],
        ['12345673', 'rejected', 1],
        ['12345671', 'failed', 0],
      ] as const) {
        const mobile = `+6141299999${number.at(-1)}`;
        const { id } = await createVerification(sandbox, { account_number: number, individual_mobile: mobile });
        await untilStatus(sandbox, id, status);
        expect(await messagesTo(mobile, count)).toHaveLength(count);
      }
      expect(parties.gateway.requests.length + parties.register.requests.length + parties.bank.requests.length).toBe(0);
      expect(parties.mail.delivered).toEqual([]);
    });

    it('hold a link that is locked at once where the business name asks for it, and the one that is sent anew', async () => {
      const to = 'locked@example.com';
      const { id } = await createVerification(sandbox, {
        business_name: 'sandbox-locked_link',
        individual_mobile: null,
        individual_email: to,
      });
      const read = async (): Promise<ResourceObject['attributes']> =>
        (await sandbox.get(`/verifications/${id}`)).body.data.attributes;
      await eventually(read, ({ individual_authentication_state }) => individual_authentication_state === 'locked');
      const [letter] = await messagesTo(to, 1);
      expect((await openLink(linkIn(letter?.text))).html).toContain('locked');
      expect((await sandbox.post(`/verifications/${id}/send-link`)).status).toBe(200);
      const [, second] = await messagesTo(to, 2);
      expect((await sendForm(linkIn(second?.text), { step: 'code' })).status).toBe(303);
      const [, , code] = await messagesTo(to, 3);
      await sendForm(linkIn(second?.text), { step: 'answer', code: codeIn(code?.text), answer: 'ours' });
      await untilStatus(sandbox, id, 'verified');
    });

    it('are not sent where nobody is to be asked, which the verification says', async () => {
      const { id } = await createVerification(sandbox, {
        account_number: '12345676',
        send_individual_authentication_sms: false,
      });
      await eventually(
        async () => (await sandbox.get(`/verifications/${id}`)).body.data.attributes.individual_authentication_state,
        (state) => state === 'nobody_asked',
      );
    });

    it('are not of production', async () => {
      expect((await service.api.get('/sandbox-messages')).status).toBe(404);
    });
  });
}
