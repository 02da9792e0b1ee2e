/** What gives the focus back where it came from does so within this. */
const GIVEN_BACK_WITHIN_MS = 100;

/**
 * Keeps the focus from being lost: where what had it goes from the page (a row that was deleted, a dialog whose button is gone) and
 * nothing else takes it, it comes to where the page begins; a button that was off while it worked has it again afterwards. Once for the
 * whole dashboard.
 */
export function keepFocus(): void {
  let last: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const look = (): void => {
    timer = null;
    if (last?.isConnected !== false || document.activeElement !== document.body) return;
    last = null;
    const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1);
    const place = dialog ?? document.querySelector<HTMLElement>('h1[tabindex]') ?? document.getElementById('page');
    place?.focus({ preventScroll: true });
  };
  document.addEventListener('focusin', ({ target }) => {
    last = target as Element;
  });
  new MutationObserver((changes) => {
    if (last?.isConnected === false) timer ??= setTimeout(look, GIVEN_BACK_WITHIN_MS);
    else if (
      document.activeElement === document.body &&
      changes.some(({ type, target }) => type === 'attributes' && target === last)
    )
      (last as HTMLElement).focus({ preventScroll: true });
  }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
}
