import { Button, Center, Stack, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PAGES, pagesFor } from '../pages';
import { PageHeader } from '../parts/page-header';
import { ROLES } from '../parts/text';
import type { Entity, Session } from '../session/session';
import { SHELL } from './text';

interface RoleGateProps {
  session: Session;
  entity: Entity;
  children: ReactNode;
}

/** The page in the address; of one that the role does not open, that it does not, before anything of it is asked for. */
export function RoleGate({ session, entity, children }: RoleGateProps) {
  const [, , name] = useLocation().pathname.split('/');
  const page = PAGES.find(({ to }) => to === `/$entity/${name}`);
  if (page === undefined || pagesFor(session, entity).includes(page)) return children;
  const role = page.of === 'entity' ? entity.role : (session.organization?.role ?? null);
  return (
    <>
      <PageHeader title={page.label} />
      <Center p="xl">
        <Stack align="center" gap="xs" maw={460} ta="center">
          <IconLock size={40} stroke={1.3} aria-hidden />
          <Text className="soft">{SHELL.notForRole(role === null ? null : ROLES[role])}</Text>
          <Button
            variant="default"
            renderRoot={(props) => <Link {...props} to="/$entity/inbox" params={{ entity: entity.id }} search={{}} />}
          >
            {SHELL.toInbox}
          </Button>
        </Stack>
      </Center>
    </>
  );
}
