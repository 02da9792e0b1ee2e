import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useEntity } from '../session/entity';

/** Leads to an invoice of the entity. */
export function InvoiceLink({ id, children }: { id: string; children: ReactNode }) {
  const { id: entity } = useEntity();
  return (
    <Anchor
      size="sm"
      renderRoot={(props) => <Link {...props} to="/$entity/invoices/$id" params={{ entity, id }} search={{}} />}
    >
      {children}
    </Anchor>
  );
}
