import { createLazyRoute } from '@tanstack/react-router';
import { PageHeader } from '../../parts/page-header';
import { ACCOUNT } from './text';

export const Route = createLazyRoute('/signed-in/own/account')({ component: AccountPage });

function AccountPage() {
  return <PageHeader title={ACCOUNT.title} />;
}
