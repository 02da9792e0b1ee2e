import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconRefresh } from '@tabler/icons-react';
import { answer } from '../../api/client';
import { keyOf } from '../../api/live';
import { queryClient } from '../../api/query-client';
import { useAbility, useEntity, useMain } from '../../session/entity';
import { notifyDone, notifyProblem } from '../../shell/notify';
import type { InvoiceDetail } from './data';
import { REVIEW } from './text';

/** What one does more seldom with an invoice. */
export function ReviewActions({ invoice }: { invoice: InvoiceDetail }) {
  const entity = useEntity();
  const main = useMain();
  const mayReview = useAbility('invoice:review');
  if (!mayReview) return null;
  const readAgain = async (): Promise<void> => {
    try {
      await answer(
        main.POST('/invoices/{invoice}/read-again', { params: { path: { invoice: invoice.id } }, body: {} }),
      );
      notifyDone(REVIEW.readAgainAsked);
      await queryClient.invalidateQueries({ queryKey: keyOf(entity.id, 'invoices', invoice.id) });
    } catch (error) {
      notifyProblem(error);
    }
  };
  return (
    <Menu position="bottom-end" width={230}>
      <Menu.Target>
        <ActionIcon variant="default" aria-label={REVIEW.more}>
          <IconDots size={17} stroke={1.8} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconRefresh size={16} aria-hidden />} onClick={() => void readAgain()}>
          {REVIEW.readAgain}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
