import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** What says that something is wrong with a field: the field itself, or the sentence below a group of them. */
const WRONG = '[aria-invalid="true"], .mantine-InputWrapper-error';
const FIELD = 'input, textarea, select';

/**
 * Leads to the first field that a form was refused for.
 * @param refusal another one for each time the form was refused; null while it was not
 */
export function useFirstWrong<E extends HTMLElement>(refusal: unknown): RefObject<E | null> {
  const form = useRef<E>(null);
  useEffect(() => {
    const wrong = refusal === null ? null : form.current?.querySelector<HTMLElement>(WRONG);
    if (wrong === null || wrong === undefined) return;
    const field = wrong.matches(FIELD) ? wrong : wrong.closest('.mantine-InputWrapper-root')?.querySelector(FIELD);
    (field as HTMLElement | null | undefined)?.focus();
  }, [refusal]);
  return form;
}
