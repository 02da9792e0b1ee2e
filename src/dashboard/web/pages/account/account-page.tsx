import { SimpleGrid, Stack } from '@mantine/core';
import { createLazyRoute } from '@tanstack/react-router';
import { PageHeader } from '../../parts/page-header';
import { useSession } from '../../session/session';
import { AppSection } from './app-section';
import { CodesSection } from './codes-section';
import { KeysSection } from './keys-section';
import { NoticesSection } from './notices-section';
import { PasskeysSection } from './passkeys-section';
import { PasswordSection } from './password-section';
import { SessionsSection } from './sessions-section';
import { ACCOUNT } from './text';

export const Route = createLazyRoute('/signed-in/own/account')({ component: AccountPage });

/** What is one's own: how one signs in, and where one is signed in. */
function AccountPage() {
  const session = useSession();
  if (!session?.user) return null;
  return (
    <>
      <PageHeader title={ACCOUNT.title} />
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md" maw={1200}>
        <Stack gap="md">
          <PasswordSection session={session} />
          <AppSection session={session} />
          <CodesSection session={session} />
          <NoticesSection />
        </Stack>
        <Stack gap="md">
          <PasskeysSection session={session} />
          <SessionsSection />
          <KeysSection />
        </Stack>
      </SimpleGrid>
    </>
  );
}
