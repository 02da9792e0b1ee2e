import { abaFile } from '../support/aba-file.js';
import { eventually } from '../support/api.js';
import type { Api, ResourceObject } from '../support/api.js';
import type { TestService } from '../support/service.js';
import { keyWith, neighbourOf } from '../support/tenants.js';
import { createVerification, untilStatus } from '../support/verification.js';

const STRANGER = { accountName: 'STRANGER PTY LTD', accountNumber: '99887766', amountCents: 5_000 };

/** What is asked of a payment file line by line. */
export function entries(of: () => TestService): void {
  describe('the entries of a payment file', () => {
    let service: TestService;
    let sandbox: Api;

    beforeAll(async () => {
      service = of();
      sandbox = await neighbourOf(service, 'sandbox');
      const { id } = await createVerification(sandbox, { account_name: 'Harbour Lane Joinery Pty Ltd' });
      await untilStatus(sandbox, id, 'verified');
    });

    const check = async (entries: Parameters<typeof abaFile>[0], name = 'batch.aba'): Promise<ResourceObject> => {
      const { body } = await sandbox.upload('/aba-checks', abaFile(entries), name);
      const { body: ended } = await eventually(
        () => sandbox.get(`/aba-checks/${body.data.id}`),
        (answer) => answer.body.data.attributes.status !== 'processing',
      );
      return ended.data;
    };

    const read = async (id: string, what: string): Promise<any> => {
      const { status, body } = await sandbox.get(`/aba-checks/${id}/${what}`);
      expect([status, body.message]).toEqual([200, undefined]);
      return body;
    };

    it('come in pages, narrowed down by their result, in the order of the file or by amount', async () => {
      const { id } = await check([{}, STRANGER, { amountCents: 700_000 }, { ...STRANGER, amountCents: 1 }]);
      const all = await read(id, 'entries?include=verification');
      expect(all.meta.total).toBe(4);
      expect(all.data.map(({ attributes: a }: any) => [a.line, a.result, a.amount])).toEqual([
        [2, 'verified', '1234.50'],
        [3, 'unverified', '50.00'],
        [4, 'verified', '7000.00'],
        [5, 'unverified', '0.01'],
      ]);
      expect(all.included.map(({ attributes }: any) => attributes.status)).toEqual(['verified']);
      const failed = await read(id, 'entries?filter[result]=unverified,account_mismatch&sort=amount');
      expect(failed.data.map(({ attributes }: any) => attributes.amount)).toEqual(['0.01', '50.00']);
      expect((await read(id, 'entries?filter[account_number]=1234 56-78&filter[bsb]=062000')).meta.total).toBe(2);
      expect((await sandbox.get(`/aba-checks/${id}/entries?filter[account_number]=-`)).status).toBe(422);
      expect((await read(id, 'totals')).data).toEqual([
        { result: 'unverified', count: 2, amount: '50.01' },
        { result: 'verified', count: 2, amount: '8234.50' },
      ]);
    });

    it('say when their account was last in a file that passed, and not in one that failed or came later', async () => {
      const paid = { bsb: '062-000', accountNumber: '12345678', amountCents: 4_200 };
      const passed = await check([paid], 'earlier.aba');
      expect(passed.attributes.status).toBe('passed');
      await check([STRANGER], 'failed.aba');
      const { id } = await check([{}, STRANGER], 'now.aba');
      await check([{ ...paid, amountCents: 1 }], 'later.aba');
      const { data } = await read(id, 'entries');
      const answer = await read(id, `last-payments?entries=${data.map((one: ResourceObject) => one.id).join()}`);
      expect(answer.data).toEqual([
        { entry_id: data[0].id, aba_check_id: passed.id, aba_date: '2025-11-28', amount: '42.00' },
      ]);
      for (const wrong of ['', '?entries=', '?entries=x', '?colour=red'])
        expect((await sandbox.get(`/aba-checks/${id}/last-payments${wrong}`)).status).toBe(422);
    });

    it('are checked again against what is verified by then, beside the earlier check', async () => {
      const late = { accountName: 'LATE PAYEE PTY LTD', bsb: '062-000', accountNumber: '44556670', amountCents: 5_000 };
      const first = await check([late], 'again.aba');
      expect(first.attributes).toMatchObject({ status: 'failed', repeats: null });
      const { id } = await createVerification(sandbox, {
        business_name: 'Late Payee Pty Ltd',
        business_abn: '51824753556',
        account_name: 'Late Payee Pty Ltd',
        account_number: '44556670',
      });
      await untilStatus(sandbox, id, 'verified');
      const answer = await sandbox.post(`/aba-checks/${first.id}/repeat`);
      expect([answer.status, answer.body.data.attributes]).toEqual([
        201,
        {
          ...first.attributes,
          status: 'processing',
          repeats: first.id,
          review: null,
          created_at: expect.any(String),
          updated_at: expect.any(String),
        },
      ]);
      const again = answer.body.data.id as string;
      expect(answer.headers.get('location')).toMatch(new RegExp(`/sandbox/api/aba-checks/${again}$`));
      const { body } = await eventually(
        () => sandbox.get(`/aba-checks/${again}?include=entries`),
        (one) => one.body.data.attributes.status !== 'processing',
      );
      expect([body.data.attributes.status, body.included.length]).toEqual(['passed', 1]);
      expect((await sandbox.get(`/aba-checks/${first.id}`)).body.data.attributes.status).toBe('failed');
      expect((await read(again, 'earlier-file')).data).toBeNull();
    });

    it('are recognised as those of an earlier file, the same or changed', async () => {
      const entries = Array.from({ length: 6 }, (_, at) => ({
        accountName: `PAYEE ${at}`,
        accountNumber: `5550000${at}`,
        amountCents: 100 * (at + 1),
      }));
      const twice = [...entries, entries[0] ?? {}];
      const first = await check(twice, 'run.aba');
      expect((await read(first.id, 'earlier-file')).data?.aba_check_id).not.toBe(first.id);
      const same = await check([...twice].reverse(), 'run.aba');
      expect((await read(same.id, 'earlier-file')).data).toMatchObject({
        aba_check_id: first.id,
        original_file_name: 'run.aba',
        same: true,
        added: 0,
        removed: 0,
        differences: [],
      });
      const changed = await check(
        twice.map((entry, at) => (at === 2 ? { ...entry, accountNumber: '99999999' } : entry)),
        'run.aba',
      );
      const { data } = await read(changed.id, 'earlier-file');
      expect(data).toMatchObject({ aba_check_id: same.id, same: false, added: 1, removed: 1 });
      expect(data.differences.map((one: any) => [one.kind, one.account_name, one.account_number])).toEqual([
        ['removed', 'PAYEE 2', '55500002'],
        ['added', 'PAYEE 2', '99999999'],
      ]);
      const beyond = (await read(changed.id, 'earlier-file?page[number]=2')).data;
      expect(beyond).toMatchObject({ same: false, added: 1, removed: 1, differences: [] });
      for (const wrong of ['?page[number]=0', '?page[number]=x', '?page[number]=1&page[number]=2', '?colour=red'])
        expect((await sandbox.get(`/aba-checks/${changed.id}/earlier-file${wrong}`)).status).toBe(422);
      // Of seven payments one is left.
      const other = await check([entries[0] ?? {}, ...Array.from({ length: 6 }, () => STRANGER)], 'run.aba');
      expect((await read(other.id, 'earlier-file')).data).toBeNull();
    });

    it('are seen by their own entity alone', async () => {
      const { id } = await check([{}]);
      const neighbour = await keyWith(service, ['aba_check:read'], 'production');
      for (const what of ['entries', 'totals', 'last-payments?entries=x', 'earlier-file'])
        expect((await neighbour.get(`/aba-checks/${id}/${what}`)).status).toBe(404);
    });
  });
}
