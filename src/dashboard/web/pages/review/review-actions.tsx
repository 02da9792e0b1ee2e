import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconRefresh, IconShieldCheck, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { answer } from '../../api/client';
import { keyOf } from '../../api/live';
import { queryClient } from '../../api/query-client';
import { DeletePersonalData } from '../../parts/delete-personal-data';
import { REDACTION } from '../../parts/text';
import { useAbility, useEntity, useMain } from '../../session/entity';
import { notifyDone, notifyProblem } from '../../shell/notify';
import type { InvoiceDetail } from './data';
import { REVIEW } from './text';

const CreateVerification = lazy(() =>
  import('../verifications/create-verification').then((found) => ({ default: found.CreateVerification })),
);

interface ReviewActionsProps {
  invoice: InvoiceDetail;
  /** A verification of the payee was begun. */
  onVerifying(): void;
}

/** What one does more seldom with an invoice. */
export function ReviewActions({ invoice, onVerifying }: ReviewActionsProps) {
  const entity = useEntity();
  const main = useMain();
  const mayReview = useAbility('invoice:review');
  const mayVerify = useAbility('verification:write');
  const mayRedact = useAbility('personal_data:redact');
  const [verifying, setVerifying] = useState(false);
  const [redacting, setRedacting] = useState(false);
  const { attributes: a } = invoice;
  // Of a redacted invoice nothing is left to work on.
  if (a.redacted_at !== null || (!mayReview && !mayRedact)) return null;
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
    <>
      {verifying ? (
        <Suspense>
          <CreateVerification
            given={{
              business_name: a.extracted_business_name ?? '',
              business_abn: a.extracted_business_abn ?? '',
              account_name: a.extracted_account_name ?? a.extracted_business_name ?? '',
              account_bsb: a.extracted_account_bsb ?? '',
              account_number: a.extracted_account_number ?? '',
            }}
            onClose={() => setVerifying(false)}
            onCreated={() => {
              setVerifying(false);
              onVerifying();
            }}
          />
        </Suspense>
      ) : null}
      {redacting ? (
        <DeletePersonalData
          text={REDACTION.invoice}
          others={REDACTION.sharedInvoices}
          onClose={() => setRedacting(false)}
          onDelete={async (body) => {
            await main.POST('/invoices/{invoice}/redact', { params: { path: { invoice: invoice.id } }, body });
            await queryClient.invalidateQueries({ queryKey: keyOf(entity.id, 'invoices') });
          }}
        />
      ) : null}
      <Menu position="bottom-end" width={230}>
        <Menu.Target>
          <ActionIcon variant="default" aria-label={REVIEW.more}>
            <IconDots size={17} stroke={1.8} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {mayReview && mayVerify ? (
            <Menu.Item leftSection={<IconShieldCheck size={16} aria-hidden />} onClick={() => setVerifying(true)}>
              {REVIEW.verify}
            </Menu.Item>
          ) : null}
          {mayReview ? (
            <Menu.Item leftSection={<IconRefresh size={16} aria-hidden />} onClick={() => void readAgain()}>
              {REVIEW.readAgain}
            </Menu.Item>
          ) : null}
          {mayRedact ? (
            <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={() => setRedacting(true)}>
              {REDACTION.action}
            </Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
