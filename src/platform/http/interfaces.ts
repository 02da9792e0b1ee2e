import { Controller } from '@nestjs/common';

export const MAIN_PREFIX = 'api';
export const SANDBOX_PREFIX = 'sandbox/api';
export const MANAGEMENT_PREFIX = 'management/v1';

/** One of the three interfaces that a deployment serves (decisions, section 1). */
export type InterfaceName = 'main' | 'sandbox' | 'management';

/** A controller of the main interface: the same code under `/api` and `/sandbox/api`. */
export function MainController(path: string): ClassDecorator {
  return Controller([`${MAIN_PREFIX}/${path}`, `${SANDBOX_PREFIX}/${path}`]);
}

/** A controller that the sandbox alone has. */
export function SandboxController(path: string): ClassDecorator {
  return Controller(`${SANDBOX_PREFIX}/${path}`);
}

export function ManagementController(path: string): ClassDecorator {
  return Controller(`${MANAGEMENT_PREFIX}/${path}`);
}

/** The interface that a path belongs to, or null. */
export function interfaceOf(path: string): InterfaceName | null {
  if (path.startsWith(`/${MAIN_PREFIX}/`)) return 'main';
  if (path.startsWith(`/${SANDBOX_PREFIX}/`)) return 'sandbox';
  if (path.startsWith(`/${MANAGEMENT_PREFIX}/`)) return 'management';
  return null;
}
