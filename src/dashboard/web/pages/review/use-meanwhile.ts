import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useEntity } from '../../session/entity';
import { announce } from '../../shell/announcer';
import { decisionsQuery } from './data';
import type { Comparison, InvoiceDetail } from './data';
import { HISTORY, REVIEW } from './text';

type State = InvoiceDetail['attributes']['review'];

/** Tells, while an invoice is open, that somebody else decided on it. */
export function useMeanwhile(
  invoice: InvoiceDetail,
  comparison: Comparison | undefined,
): { sentence: string | null; mine(review: State): void } {
  const entity = useEntity();
  const { review } = invoice.attributes;
  /** As it was when somebody first saw it; undefined while it is drawn ahead. */
  const known = useRef<State | undefined>(undefined);
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    const before = known.current;
    known.current = review;
    // What the service says of itself when it judges again is told by the page as it is.
    if (before !== undefined && before !== null && before !== review) setChanged(true);
  }, [review]);
  const { data } = useQuery({ ...decisionsQuery(entity.id, invoice.id), enabled: changed });
  const [last] = data?.rows ?? [];
  const who = comparison?.people.find(({ user_id }) => user_id === last?.attributes.user_id)?.name;
  const said =
    last === undefined
      ? REVIEW.changedMeanwhile
      : `${who ?? (last.attributes.user_id === null ? HISTORY.service : HISTORY.somebody)} ${
          HISTORY.decisions[last.attributes.decision]
        } a moment ago.`;
  const sentence = changed ? said : null;
  useEffect(() => {
    if (sentence !== null) announce(sentence);
  }, [sentence]);
  return { sentence, mine: (now) => (known.current = now) };
}
