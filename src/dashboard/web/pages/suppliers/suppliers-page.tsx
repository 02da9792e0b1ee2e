import { IconBuildingStore } from '@tabler/icons-react';
import { createLazyRoute } from '@tanstack/react-router';
import { listIn } from '../../api/client';
import type { MainComponents, Whole } from '../../api/client';
import { Filters, Pick, Typed } from '../../lists/filters';
import { ListPanel } from '../../lists/list-panel';
import type { Column } from '../../lists/row-table';
import { only, useAddress } from '../../lists/use-address';
import { useList } from '../../lists/use-list';
import { Foreign } from '../../parts/foreign';
import { abn, count } from '../../parts/format';
import { PageHeader } from '../../parts/page-header';
import { Empty } from '../../parts/states';
import { Age } from '../../parts/when';
import { useMain } from '../../session/entity';
import { SupplierDrawer } from './supplier-drawer';
import { SORTS, SUPPLIERS } from './text';

export const Route = createLazyRoute('/signed-in/$entity/suppliers')({ component: SuppliersPage });

export type Supplier = Whole<MainComponents['schemas']['SupplierAll']>;

const COLUMNS: readonly Column<Supplier>[] = [
  { heading: SUPPLIERS.name, show: ({ attributes: a }) => <Foreign>{a.name ?? SUPPLIERS.unnamed}</Foreign> },
  {
    heading: SUPPLIERS.abn,
    show: ({ attributes: a }) => (a.abn === null ? '–' : <span className="digits">{abn(a.abn)}</span>),
  },
  { heading: SUPPLIERS.accounts, align: 'right', show: ({ attributes: a }) => count(a.accounts.length) },
  { heading: SUPPLIERS.invoices, align: 'right', show: ({ attributes: a }) => count(a.invoices) },
  {
    heading: SUPPLIERS.lastInvoice,
    align: 'right',
    show: ({ attributes: a }) => (a.last_invoice_at === null ? '–' : <Age at={a.last_invoice_at} />),
  },
];

function SuppliersPage() {
  const main = useMain();
  const [{ abn: wanted, sort, open }, change] = useAddress();
  const list = useList('suppliers', { wanted, sort }, (page) =>
    listIn(
      main.GET('/suppliers', {
        params: {
          query: {
            ...page,
            sort: only<'name' | '-created_at' | '-last_invoice_at'>(sort ?? '-last_invoice_at'),
            'filter[abn]': wanted?.replace(/\s/g, ''),
          },
        },
      }),
    ),
  );
  return (
    <>
      <PageHeader title={SUPPLIERS.title} />
      <Filters>
        <Typed name="abn" label={SUPPLIERS.abn} main />
        <Pick name="sort" label={SUPPLIERS.sort} options={SORTS} usual={SUPPLIERS.lastInvoice} />
      </Filters>
      <ListPanel
        list={list}
        label={SUPPLIERS.list}
        columns={COLUMNS}
        keyOfRow={({ id }) => id}
        onOpen={({ id }) => change({ open: id })}
        filters={['abn']}
        empty={
          <Empty title={SUPPLIERS.empty} icon={IconBuildingStore}>
            {SUPPLIERS.emptyText}
          </Empty>
        }
      />
      {open === undefined ? null : <SupplierDrawer id={open} onClose={() => change({ open: undefined })} />}
    </>
  );
}
