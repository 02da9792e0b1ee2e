/** What gives the focus back where it came from does so within this. */
const GIVEN_BACK_WITHIN_MS = 100;

/** What lies over a page and takes the focus from it. */
const OVER = '[role="dialog"], [role="menu"]';

/**
 * Keeps the focus from being lost. Where what had it goes from the page and nothing else takes it, it goes back to what opened the dialog that
 * it was in; if that is gone as well (a row that was deleted), to where the page begins. A button that was off while it worked has it again
 * afterwards. Once for the whole dashboard.
 */
export function keepFocus(): void {
  const openers = new WeakMap<Element, Element>();
  let last: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const opener = (): HTMLElement | null => {
    let found: Element | null = last;
    while (found !== null && !found.isConnected) {
      const over = found.closest(OVER);
      found = (over && openers.get(over)) ?? null;
    }
    return found as HTMLElement | null;
  };
  const look = (): void => {
    timer = null;
    if (last?.isConnected !== false || document.activeElement !== document.body) return;
    const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1);
    const place = opener() ?? dialog ?? document.querySelector<HTMLElement>('h1[tabindex]');
    // The page may still be on its way: what it draws is looked at again.
    if (place === null) return;
    last = null;
    place.focus({ preventScroll: true });
  };
  document.addEventListener('focusin', ({ target }) => {
    const over = (target as Element).closest(OVER);
    if (over !== null && last !== null && !openers.has(over) && !over.contains(last)) openers.set(over, last);
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
