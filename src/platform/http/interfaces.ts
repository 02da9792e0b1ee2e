import { Controller } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';

export const MAIN_PREFIX = 'api';
export const SANDBOX_PREFIX = 'sandbox/api';
export const MANAGEMENT_PREFIX = 'management/v1';
/** The path parameter that names the entity for which a signed-in person acts. */
export const ACTING_ENTITY = 'actingEntity';
/** What is before everything that sessions are taken for. */
export const DASHBOARD_ROOT = 'dashboard';
const DASHBOARD_PREFIX = 'dashboard/api';
const DASHBOARD_MANAGEMENT_PREFIX = 'dashboard/management';
export const SESSION_PREFIX = 'dashboard/session';

/**
 * What a path belongs to: one of the three interfaces that a deployment serves to keys (decisions, section 1), the same two
 * as they are served to people who are signed in, or what people sign in with.
 */
export type InterfaceName = 'main' | 'sandbox' | 'management' | 'dashboard' | 'dashboard management' | 'session';

/** The interface that a path with this prefix belongs to; longer prefixes stand before shorter ones. */
const PREFIXES: readonly (readonly [string, InterfaceName])[] = [
  [MAIN_PREFIX, 'main'],
  [SANDBOX_PREFIX, 'sandbox'],
  [MANAGEMENT_PREFIX, 'management'],
  [DASHBOARD_PREFIX, 'dashboard'],
  [DASHBOARD_MANAGEMENT_PREFIX, 'dashboard management'],
];

/** A controller of the main interface: the same code under `/api`, `/sandbox/api` and, for sessions, `/dashboard/api/{entity}`. */
export function MainController(path = ''): ClassDecorator {
  const prefixes = [MAIN_PREFIX, SANDBOX_PREFIX, `${DASHBOARD_PREFIX}/:${ACTING_ENTITY}`];
  return Controller(prefixes.map((prefix) => (path === '' ? prefix : `${prefix}/${path}`)));
}

/** A controller that the sandbox alone has. */
export function SandboxController(path: string): ClassDecorator {
  return Controller([`${SANDBOX_PREFIX}/${path}`, `${DASHBOARD_PREFIX}/:${ACTING_ENTITY}/${path}`]);
}

/** Whether production has none of a controller's routes. */
export function isSandboxOnly(controller: object): boolean {
  const paths = [Reflect.getMetadata(PATH_METADATA, controller) as string | string[]].flat();
  return (
    paths.some((path) => path.startsWith(`${SANDBOX_PREFIX}/`)) &&
    !paths.some((path) => path.startsWith(`${MAIN_PREFIX}/`))
  );
}

/** A controller of the management interface, for keys and for sessions. */
export function ManagementController(path: string): ClassDecorator {
  return Controller([`${MANAGEMENT_PREFIX}/${path}`, `${DASHBOARD_MANAGEMENT_PREFIX}/${path}`]);
}

/** A controller of what people sign in with, and of what is their own. */
export function SessionController(path = ''): ClassDecorator {
  return Controller(`${SESSION_PREFIX}/${path}`.replace(/\/$/, ''));
}

/** The interface that a path belongs to, or null. */
export function interfaceOf(path: string): InterfaceName | null {
  if (/^\/dashboard\/session(?=[/?#]|$)/.test(path)) return 'session';
  return PREFIXES.find(([prefix]) => path.startsWith(`/${prefix}/`))?.[1] ?? null;
}

/** Whether resources stand flat here, in plain JSON (specification, 2.6), and not as JSON:API. */
export function isFlat(name: InterfaceName): boolean {
  return name === 'management' || name === 'dashboard management' || name === 'session';
}
