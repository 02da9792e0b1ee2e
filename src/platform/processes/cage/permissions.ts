/** What a process's own JavaScript is allowed. */
export interface Allowed {
  /** Folders and files that it may read. */
  reads: readonly string[];
  childProcesses: boolean;
}

/**
 * Options of Node for its permission model: nothing is written, and nothing read but what is named. Native addons are let in, for
 * pictures cannot be read without them, so this binds JavaScript alone. Nothing where this Node has no such model, or none
 * that lets addons in (before 20.12).
 */
export function permissionOptions({ reads, childProcesses }: Allowed): string[] {
  const known = process.allowedNodeEnvironmentFlags;
  const model = ['--permission', '--experimental-permission'].find((option) => known.has(option));
  if (model === undefined || !known.has('--allow-addons')) return [];
  return [
    model,
    '--allow-addons',
    '--allow-worker',
    ...(childProcesses ? ['--allow-child-process'] : []),
    ...reads.map((path) => `--allow-fs-read=${path}`),
    '--no-warnings',
  ];
}
