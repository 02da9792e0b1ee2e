import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEntity } from '../../session/entity';
import type { AuditEvent } from './events';
import { SUBJECTS } from './text';

/** Pages that show one thing beside their list. */
const BESIDE_LIST = {
  'inbound-emails': '/$entity/emails',
  rules: '/$entity/rules',
  suppliers: '/$entity/suppliers',
  users: '/$entity/users',
  verifications: '/$entity/verifications',
  'webhook-subscriptions': '/$entity/webhooks',
} as const;

/** Pages that are about one thing. */
const OWN_PAGE = { 'aba-checks': '/$entity/payment-files/$id', invoices: '/$entity/invoices/$id' } as const;

/** What an event is about; leads to the page that shows it, if it belongs to this entity. */
export function Subject({ event: { subject_type: type, subject_id: id, entity_id: of } }: { event: AuditEvent }) {
  const { id: entity } = useEntity();
  const name = `${SUBJECTS[type] ?? type} ${id}`;
  // Users belong to the organization, and every entity has the page for them.
  if (of !== entity && type !== 'users') return name;
  if (type in OWN_PAGE) {
    const to = OWN_PAGE[type as keyof typeof OWN_PAGE];
    return (
      <Anchor size="sm" renderRoot={(props) => <Link {...props} to={to} params={{ entity, id }} search={{}} />}>
        {name}
      </Anchor>
    );
  }
  if (type in BESIDE_LIST) {
    const to = BESIDE_LIST[type as keyof typeof BESIDE_LIST];
    return (
      <Anchor size="sm" renderRoot={(props) => <Link {...props} to={to} params={{ entity }} search={{ open: id }} />}>
        {name}
      </Anchor>
    );
  }
  return name;
}
