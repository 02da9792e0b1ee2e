import { AppShell, Box, Burger } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Outlet, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { followEntity } from '../api/live';
import { queryClient } from '../api/query-client';
import { rememberEntity } from '../session/entity';
import { sessionQuery } from '../session/session';
import type { Entity, Session } from '../session/session';
import { EntitySwitch } from './entity-switch';
import switchClasses from './entity-switch.module.css';
import { ErrorBoundary } from './error-boundary';
import { KeyList } from './key-list';
import { Mark } from './mark';
import { Navigation } from './navigation';
import { PersonMenu } from './person-menu';
import { RoleGate } from './role-gate';
import classes from './shell.module.css';
import { SHELL } from './text';

/** Comes after the page is drawn. */
const Palette = lazy(() => import('./palette').then((module) => ({ default: module.Palette })));
const PaletteButton = lazy(() => import('./palette').then((module) => ({ default: module.PaletteButton })));

interface ShellProps {
  session: Session;
  /** The entity for which one works; null if somebody has a role at none. */
  entity: Entity | null;
}

/** What is around every page: where one is, where one can go, and who one is. */
export function Shell({ session, entity }: ShellProps) {
  const [opened, { toggle, close }] = useDisclosure(false);
  const router = useRouter();
  const sandbox = entity?.environment === 'sandbox';
  useEffect(() => router.subscribe('onResolved', close), [router, close]);
  useEffect(() => {
    if (entity === null) return undefined;
    rememberEntity(entity.id);
    return followEntity(entity.id, () => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }));
  }, [entity]);
  return (
    <AppShell
      className={sandbox ? classes.sandbox : undefined}
      data-environment={entity?.environment}
      header={{ height: sandbox ? 78 : 52 }}
      navbar={{ width: 208, breakpoint: 'sm', collapsed: { mobile: !opened } }}
    >
      <a className="skip" href="#page">
        {SHELL.skip}
      </a>
      <AppShell.Header withBorder={false}>
        <div className={classes.header} style={{ height: 52 }}>
          <Burger
            opened={opened}
            onClick={toggle}
            hiddenFrom="sm"
            size="sm"
            aria-label={opened ? SHELL.closeNavigation : SHELL.openNavigation}
            aria-expanded={opened}
          />
          <Mark />
          {entity === null ? null : (
            <Box visibleFrom="sm">
              <EntitySwitch session={session} entity={entity} />
            </Box>
          )}
          <div className={classes.push} />
          {entity === null ? null : (
            <Suspense>
              <PaletteButton />
            </Suspense>
          )}
          <PersonMenu session={session} />
        </div>
        {sandbox ? <div className={classes.band}>{SHELL.sandboxBand}</div> : null}
      </AppShell.Header>
      <AppShell.Navbar withBorder={false} className={classes.navbar} aria-label={SHELL.navigation}>
        {entity === null ? null : (
          <>
            <Box hiddenFrom="sm" className={switchClasses.stacked}>
              <EntitySwitch session={session} entity={entity} />
            </Box>
            <Navigation session={session} entity={entity} />
          </>
        )}
      </AppShell.Navbar>
      <AppShell.Main className={classes.main} id="page">
        <div className={classes.page}>
          <ErrorBoundary key={entity?.id} about={router.state.location.pathname}>
            {entity === null ? (
              <Outlet />
            ) : (
              <RoleGate session={session} entity={entity}>
                <Outlet />
              </RoleGate>
            )}
          </ErrorBoundary>
        </div>
      </AppShell.Main>
      <KeyList />
      {entity === null ? null : (
        <Suspense>
          <Palette session={session} entity={entity} />
        </Suspense>
      )}
    </AppShell>
  );
}
