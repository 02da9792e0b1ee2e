import { Tabs } from '@mantine/core';
import { ErrorBoundary } from '../../shell/error-boundary';
import type { Comparison, InvoiceDetail } from './data';
import { EmailPanel } from './email/email-panel';
import { HistoryPanel } from './history/history-panel';
import { SupplierPanel } from './payee/supplier-panel';
import { REVIEW } from './text';

export type ContextTab = 'payee' | 'email' | 'history';

interface ContextTabsProps {
  invoice: InvoiceDetail;
  comparison: Comparison | undefined;
  tab: ContextTab;
  onTab: (tab: ContextTab) => void;
}

/** What is known around an invoice: its payee, its email and its history. */
export function ContextTabs({ invoice, comparison, tab, onTab }: ContextTabsProps) {
  return (
    <Tabs
      className="panel"
      value={tab}
      onChange={(value) => value !== null && onTab(value as ContextTab)}
      keepMounted={false}
    >
      <Tabs.List>
        <Tabs.Tab value="payee">{REVIEW.payee}</Tabs.Tab>
        <Tabs.Tab value="email">{REVIEW.email}</Tabs.Tab>
        <Tabs.Tab value="history">{REVIEW.history}</Tabs.Tab>
      </Tabs.List>
      <ErrorBoundary>
        <Tabs.Panel value="payee">
          {comparison === undefined ? null : <SupplierPanel invoice={invoice} comparison={comparison} />}
        </Tabs.Panel>
        <Tabs.Panel value="email">
          <EmailPanel invoice={invoice} emailId={comparison?.email_id ?? null} />
        </Tabs.Panel>
        <Tabs.Panel value="history">
          <HistoryPanel invoice={invoice} comparison={comparison} />
        </Tabs.Panel>
      </ErrorBoundary>
    </Tabs>
  );
}
