/** The list that was left for one of its invoices, and how far it was scrolled. */
let left: { list: string; top: number } | null = null;

/** Keeps where a list was left, if it was left for an invoice. */
export function leaveAt(list: string, top: number): void {
  left = window.location.pathname.includes('/invoices/') ? { list, top } : null;
}

/** How far down whoever comes back to a list goes on; once, since everybody else begins at its top. */
export function comeBackTo(list: string): number {
  const top = left?.list === list ? left.top : 0;
  left = null;
  return top;
}
