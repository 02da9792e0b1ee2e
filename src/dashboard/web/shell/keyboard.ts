import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';

/** A key, or two one after the other (`g i`), and what it does. */
export interface Shortcut {
  /** As `KeyboardEvent.key` names it; two keys are separated by a space. */
  keys: string;
  /** What it does, for the list of keys. */
  label: string;
  /** Under which heading it is in that list. */
  section: string;
  run: () => void;
  /** Several keys that belong together stand in the list as one: what is shown for them. */
  shownAs?: string;
}

const OFF = 'payproof.single-keys-off';
const SECOND_KEY_WITHIN_MS = 1_500;

const registered = new Map<symbol, readonly Shortcut[]>();
const listeners = new Set<() => void>();
let list: readonly Shortcut[] = [];
let off = localStorage.getItem(OFF) === 'true';
/** The first key of two, and when it was handled, on the clock of `Event.timeStamp`. */
let first: { key: string; at: number } | null = null;

function tell(): void {
  list = [...registered.values()].flat();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Every shortcut that works at the moment. */
export function useShortcutList(): readonly Shortcut[] {
  return useSyncExternalStore(subscribe, () => list);
}

/** Whether single keys are switched off (WCAG 2.2, 2.1.4), and how to change that. */
export function useSingleKeysOff(): [boolean, (value: boolean) => void] {
  const value = useSyncExternalStore(subscribe, () => off);
  return [
    value,
    (next) => {
      off = next;
      localStorage.setItem(OFF, String(next));
      tell();
    },
  ];
}

/** Has keys do something for as long as the component is mounted. Later ones win over earlier ones. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const names = shortcuts.map(({ keys, label }) => `${keys}\0${label}`).join('\n');
  const listed = useEffectEvent(() => shortcuts);
  const run = useEffectEvent((keys: string) => shortcuts.find((one) => one.keys === keys)?.run());
  // They must work as soon as the page can be seen, and effects may run long after that.
  useLayoutEffect(() => {
    const id = Symbol('shortcuts');
    registered.set(
      id,
      listed().map((one) => ({ ...one, run: () => run(one.keys) })),
    );
    tell();
    return () => {
      registered.delete(id);
      tell();
    };
  }, [names]);
}

/** Whether keys belong to what has the focus: text is typed there. */
function takesKeys(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true;
  return (
    target instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'button', 'submit', 'range', 'file'].includes(target.type)
  );
}

/** Keys below a dialog wait until it is closed. */
function dialogIsOpen(): boolean {
  return document.querySelector('[role="dialog"][aria-modal="true"]:not([data-keys])') !== null;
}

function pressed(event: KeyboardEvent): void {
  if (off || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (takesKeys(event.target) || dialogIsOpen()) return;
  // Its own time is when it was pressed: a busy page handles it later, and must not forget the first key meanwhile.
  const sequence =
    first !== null && event.timeStamp - first.at < SECOND_KEY_WITHIN_MS ? `${first.key} ${event.key}` : null;
  first = null;
  const find = (keys: string): Shortcut | undefined => list.findLast((one) => one.keys === keys);
  const found = (sequence === null ? undefined : find(sequence)) ?? find(event.key);
  if (found !== undefined) {
    event.preventDefault();
    found.run();
  } else if (list.some(({ keys }) => keys.startsWith(`${event.key} `)))
    first = { key: event.key, at: performance.now() };
}

/** Listens to keys, once for the whole dashboard. */
export function listenToKeys(): void {
  document.addEventListener('keydown', pressed);
}
