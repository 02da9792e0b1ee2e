import { setTimeout as wait } from 'node:timers/promises';
import { TestService } from '../support/service.js';
import { StoppableDatabase } from '../support/stoppable-database.js';
import { rowOf, upload } from './invoices.js';
import { describeInBrowser, useStage } from './use-stage.js';

const AWAY_MS = 10_000;

describeInBrowser('a database that is gone for ten seconds while people work', () => {
  let database: StoppableDatabase;
  let service: TestService;

  beforeAll(async () => {
    const begun = await StoppableDatabase.begin();
    ({ database } = begun);
    service = await TestService.start({ DATABASE_URL: begun.url });
  });
  const onStage = useStage(() => service);
  afterAll(async () => {
    await service.remove();
    await database.end();
  });

  it('is told, loses nothing that was typed, and is gone on from', async () => {
    const stage = onStage();
    const id = await upload(stage, { invoiceNumber: 'GONE-1' });
    const { email, password } = service.credentials.dashboard;
    const page = await stage.pageOf({ email }, {}, password);
    await page.goto('/dashboard/');
    await rowOf(page, 'GONE-1').getByRole('link').click();
    await page.getByRole('region', { name: 'Is this the account we verified?' }).waitFor();
    const inbox = await page.context().newPage();
    await inbox.goto(page.url().replace(/\/invoices\/.*/, '/inbox'));
    await rowOf(inbox, 'GONE-1').waitFor();

    await page.keyboard.press('r');
    const form = page.getByRole('form', { name: 'Reject this invoice' });
    await form.getByRole('radio', { name: 'Not ours' }).check();
    await form.getByLabel('Comment').fill('Typed while the database was gone');
    await database.stop();
    const away = wait(AWAY_MS);
    await form.getByRole('button', { name: 'Reject' }).click();
    await page
      .getByText(/cannot be reached at the moment/)
      .first()
      .waitFor();
    await inbox.getByRole('searchbox').fill('GONE');
    await inbox
      .getByText(/cannot be reached at the moment/)
      .first()
      .waitFor();
    expect(await form.getByLabel('Comment').inputValue()).toBe('Typed while the database was gone');
    await away;
    await database.start();
    for (const one of [page, inbox])
      await one.getByRole('alert').filter({ hasText: 'This page keeps trying' }).waitFor({ state: 'detached' });
    await rowOf(inbox, 'GONE-1').waitFor();
    expect(await inbox.getByRole('searchbox').inputValue()).toBe('GONE');

    expect(await form.getByLabel('Comment').inputValue()).toBe('Typed while the database was gone');
    await form.getByRole('button', { name: 'Reject' }).click();
    await page.getByText('Rejected', { exact: true }).first().waitFor();
    const { attributes } = (await service.api.get(`/invoices/${id}`)).body.data;
    expect(attributes.review).toBe('rejected');
    const { body } = await service.api.get(`/invoices/${id}/decisions`);
    expect(body.data.map((one: any) => one.attributes.comment)).toEqual(['Typed while the database was gone']);
    // What the browser says of answers that failed is what was wanted here.
    stage.complaints.splice(0);
  });
});
