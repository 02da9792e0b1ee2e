/** What does no more than print, which many programs that make invoices let a file do when it is opened. */
const HARMLESS = /^(?:\s*(?:this\s*\.\s*)?(?:print|closeDoc)\s*\((?:[^()]|\(\))*\)\s*;?)*\s*$/;

/** Whether a script that is carried out when a file or page is opened can change what it shows. */
export function canChangePages(script: string): boolean {
  return !HARMLESS.test(script);
}

/** Whether one of the scripts of a file or a page can change what it shows; scripts that cannot be read may. */
export async function changesPages(actions: Promise<object | null>): Promise<boolean> {
  const known = await actions.catch(() => undefined);
  if (known === undefined) return true;
  const scripts = Object.values(known ?? {}).flat() as unknown[];
  return scripts.some((script) => typeof script === 'string' && canChangePages(script));
}
