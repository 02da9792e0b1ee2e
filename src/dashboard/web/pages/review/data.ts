import { queryOptions } from '@tanstack/react-query';
import { answer, listIn, mainApi, oneIn } from '../../api/client';
import type { operations } from '../../api/generated/main';
import { keyOf } from '../../api/live';
import { queryClient } from '../../api/query-client';

type Answer<Name extends keyof operations> = operations[Name] extends {
  responses: { 200: { content: infer Content } };
}
  ? Content[keyof Content] extends { data: infer Data }
    ? Data
    : never
  : never;

export type InvoiceDetail = Awaited<ReturnType<typeof fetchInvoice>>;
export type InvoicePageInfo = Awaited<ReturnType<typeof fetchPages>>['rows'][number];
export type Comparison = Answer<'comparisonGet'>;
export type ComparedInvoice = Comparison['earlier'][number];
export type PageWord = Answer<'invoicePagesWords'>[number];
export type Email = Awaited<ReturnType<typeof fetchEmail>>;
export type Box = PageWord['box'];

/** Pictures are drawn in these widths (pixels). */
export type PictureWidth = 200 | 800 | 1200 | 1600 | 2400;

/** What the file of an invoice shows does not change: only a new reading changes its words. */
const FOR_GOOD = { staleTime: Infinity, gcTime: 5 * 60_000 } as const;
const byId = (invoice: string): { params: { path: { invoice: string } } } => ({ params: { path: { invoice } } });

const fetchInvoice = (entity: string, id: string) => oneIn(mainApi(entity).GET('/invoices/{invoice}', byId(id)));
const fetchPages = (entity: string, invoice: string) =>
  listIn(
    mainApi(entity).GET('/invoices/{invoice}/pages', {
      params: { path: { invoice }, query: { 'page[size]': 100 } },
    }),
  );
const fetchEmail = (entity: string, email: string) =>
  oneIn(mainApi(entity).GET('/inbound-emails/{email}', { params: { path: { email } } }));

export const invoiceQuery = (entity: string, id: string) =>
  queryOptions({ queryKey: keyOf(entity, 'invoices', id), queryFn: () => fetchInvoice(entity, id) });

export const comparisonQuery = (entity: string, id: string) =>
  queryOptions({
    queryKey: keyOf(entity, 'invoices', id, 'comparison'),
    queryFn: async (): Promise<Comparison> =>
      (await answer(mainApi(entity).GET('/invoices/{invoice}/comparison', byId(id)))).data,
  });

export const pagesQuery = (entity: string, id: string) =>
  queryOptions({ queryKey: keyOf(entity, 'invoices', id, 'pages'), queryFn: () => fetchPages(entity, id) });

export const wordsQuery = (entity: string, invoice: string, page: number) =>
  queryOptions({
    queryKey: keyOf(entity, 'invoices', invoice, 'words', page),
    queryFn: async (): Promise<PageWord[]> =>
      (
        await answer(
          mainApi(entity).GET('/invoices/{invoice}/pages/{page}/words', { params: { path: { invoice, page } } }),
        )
      ).data,
  });

export const pictureQuery = (entity: string, invoice: string, page: number, width: PictureWidth) =>
  queryOptions({
    queryKey: keyOf(entity, 'pictures', invoice, page, width),
    queryFn: async (): Promise<string> => {
      const blob = (await answer(
        mainApi(entity).GET('/invoices/{invoice}/pages/{page}/picture', {
          params: { path: { invoice, page }, query: { width } },
          parseAs: 'blob',
        }),
      )) as unknown as Blob;
      const address = URL.createObjectURL(blob);
      // Decoded ahead, so that it is on the screen as soon as it is asked for.
      const picture = new Image();
      picture.src = address;
      await picture.decode().catch(() => undefined);
      return address;
    },
    ...FOR_GOOD,
  });

export const emailQuery = (entity: string, email: string) =>
  queryOptions({ queryKey: keyOf(entity, 'inbound-emails', email), queryFn: () => fetchEmail(entity, email) });

export const messageQuery = (entity: string, email: string) =>
  queryOptions({
    queryKey: keyOf(entity, 'messages', email),
    queryFn: async () =>
      (await answer(mainApi(entity).GET('/inbound-emails/{email}/message', { params: { path: { email } } }))).data,
    ...FOR_GOOD,
  });

const NEWEST = { 'page[size]': 100 } as const;

const fetchDecisions = (entity: string, invoice: string) =>
  listIn(mainApi(entity).GET('/invoices/{invoice}/decisions', { params: { path: { invoice }, query: NEWEST } }));
const fetchComments = (entity: string, invoice: string) =>
  listIn(mainApi(entity).GET('/invoices/{invoice}/comments', { params: { path: { invoice }, query: NEWEST } }));
const fetchCorrections = (entity: string, invoice: string) =>
  listIn(mainApi(entity).GET('/invoices/{invoice}/corrections', { params: { path: { invoice }, query: NEWEST } }));
const fetchAudit = (entity: string, invoice: string) =>
  listIn(
    mainApi(entity).GET('/audit-events', {
      params: { query: { ...NEWEST, 'filter[subject_type]': 'invoices', 'filter[subject_id]': invoice } },
    }),
  );

type RowsOf<Fetch extends (...given: never[]) => Promise<{ rows: unknown }>> = Awaited<ReturnType<Fetch>>['rows'];
export type DecisionRows = RowsOf<typeof fetchDecisions>;
export type CommentRows = RowsOf<typeof fetchComments>;
export type CorrectionRows = RowsOf<typeof fetchCorrections>;
export type AuditRows = RowsOf<typeof fetchAudit>;

export const decisionsQuery = (entity: string, invoice: string) =>
  queryOptions({
    queryKey: keyOf(entity, 'invoices', invoice, 'decisions'),
    queryFn: () => fetchDecisions(entity, invoice),
  });

export const commentsQuery = (entity: string, invoice: string) =>
  queryOptions({
    queryKey: keyOf(entity, 'invoices', invoice, 'comments'),
    queryFn: () => fetchComments(entity, invoice),
  });

export const correctionsQuery = (entity: string, invoice: string) =>
  queryOptions({
    queryKey: keyOf(entity, 'invoices', invoice, 'corrections'),
    queryFn: () => fetchCorrections(entity, invoice),
  });

export const auditQuery = (entity: string, invoice: string) =>
  queryOptions({
    queryKey: keyOf(entity, 'invoices', invoice, 'audit'),
    queryFn: () => fetchAudit(entity, invoice),
  });

/** The page that a person wants to see first: the one with the account. */
export function firstPage({ attributes: { evidence, pages } }: InvoiceDetail): number {
  const places = (evidence ?? {}) as Record<string, { page: number } | null | undefined>;
  return places.account_number?.page ?? places.account_bsb?.page ?? pages?.[0] ?? 1;
}

/** Has everything there of an invoice before it is opened; ready when it is, or cannot be obtained. */
export async function prefetchInvoice(entity: string, id: string, width: PictureWidth | null): Promise<void> {
  const beside = [comparisonQuery(entity, id), ...(width === null ? [] : [pagesQuery(entity, id)])].map((query) =>
    queryClient.prefetchQuery(query as ReturnType<typeof pagesQuery>),
  );
  const invoice = await queryClient.ensureQueryData(invoiceQuery(entity, id)).catch(() => null);
  // A file that could not be opened has no page.
  if (invoice !== null && invoice.attributes.status !== 'invalid' && width !== null)
    await queryClient.prefetchQuery(pictureQuery(entity, id, firstPage(invoice), width));
  await Promise.all(beside);
}

// A picture that nobody will ask for any more gives its memory back.
queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type === 'removed' && query.queryKey[2] === 'pictures' && typeof query.state.data === 'string')
    URL.revokeObjectURL(query.state.data);
});
