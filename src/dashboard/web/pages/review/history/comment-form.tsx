import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { answer } from '../../../api/client';
import { queryClient } from '../../../api/query-client';
import { ProblemAlert } from '../../../parts/problem-alert';
import { useAttempt } from '../../../parts/use-attempt';
import { useEntity, useMain } from '../../../session/entity';
import { announce } from '../../../shell/announcer';
import { commentsQuery, comparisonQuery } from '../data';
import { HISTORY } from '../text';
import classes from './history.module.css';

/** The id of the field for comments, to which a key leads. */
export const COMMENT_FIELD = 'review-comment';

/** Says something of the invoice. */
export function CommentForm({ invoiceId }: { invoiceId: string }) {
  const entity = useEntity();
  const main = useMain();
  const [text, setText] = useState('');
  const { busy, problem, start } = useAttempt();
  const send = async (): Promise<void> => {
    if (text.trim() === '' || busy) return;
    await start(async () => {
      await answer(
        main.POST('/invoices/{invoice}/comments', {
          params: { path: { invoice: invoiceId } },
          body: { text: text.trim() },
        }),
      );
      setText('');
      announce(HISTORY.commented);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: commentsQuery(entity.id, invoiceId).queryKey }),
        queryClient.invalidateQueries({ queryKey: comparisonQuery(entity.id, invoiceId).queryKey }),
      ]);
    });
  };
  return (
    <form
      className={classes.comment}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') (event.target as HTMLElement).blur();
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          void send();
        }
      }}
    >
      <Textarea
        id={COMMENT_FIELD}
        label={HISTORY.comment}
        size="sm"
        autosize
        minRows={1}
        maxRows={8}
        maxLength={2_000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ProblemAlert problem={problem} />
      <Button type="submit" size="xs" variant="default" loading={busy} disabled={text.trim() === ''}>
        {HISTORY.send}
      </Button>
    </form>
  );
}
