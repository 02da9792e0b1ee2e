import type { Place } from '../../extraction/scrutiny/scrutiny.js';
import type { ComparedPayee } from './compared-payee.js';
import type { PaymentCase } from './payment-case.js';

/** Why a check is left out, and where that is seen. */
export interface LeftOut {
  reason: string;
  seen: readonly Place[];
}

/** A line of the table: says that a check is false, why it is left out, or nothing (null). */
export type Row = (given: PaymentCase, held: ComparedPayee | null) => false | LeftOut | null;

export const leftOut = (reason: string, seen: readonly Place[] = []): LeftOut => ({ reason, seen });

/** Says in a reason where something is seen. */
export const onPage = (place: Place | undefined): string => (place ? `on page ${place.page}` : 'on the page');
