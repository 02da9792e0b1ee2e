/** What does no more than print, which many programs that make invoices let a file do when it is opened. */
const HARMLESS = /^(?:\s*(?:this\s*\.\s*)?(?:print|closeDoc)\s*\((?:[^()]|\(\))*\)\s*;?)*\s*$/;

/** Whether a script that is carried out when a file or page is opened can change what it shows. */
export function canChangePages(script: string): boolean {
  return !HARMLESS.test(script);
}
