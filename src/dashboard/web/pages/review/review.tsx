import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { queryClient } from '../../api/query-client';
import { keyOf } from '../../api/live';
import { announce } from '../../shell/announcer';
import { notifyDone } from '../../shell/notify';
import { useAbility, useEntity } from '../../session/entity';
import { AnswerPanel } from './answer/answer-panel';
import { CheckList } from './checks/check-list';
import { TextAndPicture } from './checks/text-and-picture';
import { ContextTabs } from './context-tabs';
import type { ContextTab } from './context-tabs';
import { comparisonQuery, firstPage } from './data';
import type { InvoiceDetail } from './data';
import { DecideBar } from './decide/decide-bar';
import { DecisionForm } from './decide/decision-form';
import type { Decided } from './decide/decision-form';
import type { DecisionKind } from './decide/grounds';
import { DocumentPanel } from './document/document-panel';
import { WORDS_ON_PAGE } from './document/word-layer';
import { DomainsCompared } from './email/domains-compared';
import { CorrectForm } from './fields/correct-form';
import { FieldList } from './fields/field-list';
import { evidenceOf, FIELDS, marksOf } from './fields/fields';
import type { FieldName } from './fields/fields';
import type { Picked, Picking } from './fields/picking';
import { COMMENT_FIELD } from './history/comment-form';
import { Duplicates } from './payee/duplicates';
import type { Queue } from './queue';
import { ReviewHeader } from './review-header';
import classes from './review.module.css';
import { DECIDE, REVIEW } from './text';
import { useListSearch } from './use-list-search';
import { useMeanwhile } from './use-meanwhile';
import { useReviewKeys } from './use-review-keys';

interface ReviewProps extends Queue {
  invoice: InvoiceDetail;
}

/**
 * The document beside what was read of it, what is known, and the decision. It is drawn before it is shown (review-page.tsx), so that
 * there may be two of them in a page: what it leads to, it looks for in itself.
 */
export const Review = memo(function Review({ invoice, ...queue }: ReviewProps) {
  const entity = useEntity();
  const navigate = useNavigate();
  const search = useListSearch();
  // Of a redacted invoice nothing is left to decide.
  const mayReview = useAbility('invoice:review') && invoice.attributes.redacted_at === null;
  const mayApprove = useAbility('invoice:approve');
  const { data: comparison } = useQuery(comparisonQuery(entity.id, invoice.id));
  const root = useRef<HTMLDivElement>(null);
  const titles = useId();
  const [page, setPage] = useState(firstPage(invoice));
  const [active, setActive] = useState<string | null>(null);
  const [tab, setTab] = useState<ContextTab>('payee');
  const [shown, setShown] = useState<'document' | 'details'>('details');
  const [deciding, setDeciding] = useState<{ kind: DecisionKind; expected: typeof review; seenAt: string } | null>(
    null,
  );
  const [correcting, setCorrecting] = useState<FieldName | null>(null);
  const [picked, setPicked] = useState<Picked | null>(null);
  const { review, updated_at: updatedAt } = invoice.attributes;
  const meanwhile = useMeanwhile(invoice, comparison);
  const decided = review === 'approved' || review === 'rejected';

  const open = (id: string | null): void => {
    if (id !== null) void navigate({ to: '/$entity/invoices/$id', params: { entity: entity.id, id }, search });
  };
  const inside = (selector: string): HTMLElement | null => root.current?.querySelector<HTMLElement>(selector) ?? null;
  const returning = useRef(0);
  const focusOn = (selector: string): void => {
    returning.current = requestAnimationFrame(() => inside(selector)?.focus());
  };
  // A form that is opened before the page is drawn again has the focus, and no longer what the last one was opened from.
  const keepFocus = (): void => cancelAnimationFrame(returning.current);
  // Whoever comes here by a key reads on where the page begins.
  useEffect(() => root.current?.querySelector('h1')?.focus({ preventScroll: true }), []);

  const showField = (name: FieldName): void => {
    setActive(name);
    const place = evidenceOf(invoice, name);
    if (place !== null) setPage(place.page);
  };
  const goToField = (name: FieldName): void => {
    showField(name);
    inside(`[data-field=${name}]`)?.focus();
  };
  const correct = (name: FieldName): void => {
    keepFocus();
    showField(name);
    setPicked(null);
    setDeciding(null);
    setCorrecting(name);
  };
  const endCorrecting = (name: FieldName | null): void => {
    setCorrecting(null);
    setPicked(null);
    if (name !== null) focusOn(`[data-field=${name}]`);
  };
  const decide = (kind: DecisionKind): void => {
    if (!mayReview || (kind === 'reopen') !== decided || (kind === 'reopen' && !mayApprove)) return;
    keepFocus();
    setCorrecting(null);
    setDeciding(deciding?.kind === kind ? null : { kind, expected: review, seenAt: updatedAt });
  };
  const endDeciding = (): void => {
    const kind = deciding?.kind;
    setDeciding(null);
    focusOn(`[data-decide=${kind}]`);
  };
  const onDecided = ({ review: now, warning }: Decided): void => {
    const sentence = [DECIDE.done[now], warning].filter(Boolean).join(' ');
    meanwhile.mine(now);
    setDeciding(null);
    const goesOn = deciding?.kind !== 'reopen';
    const told = goesOn && queue.next === null ? `${sentence} ${REVIEW.last}` : sentence;
    notifyDone(told);
    announce(told);
    void queryClient.invalidateQueries({ queryKey: keyOf(entity.id, 'invoices', invoice.id) });
    if (goesOn) open(queue.next);
  };
  const toComment = (): void => {
    setTab('history');
    setShown('details');
    focusOn(`#${COMMENT_FIELD}`);
  };
  const first = FIELDS[0]!.name;
  const activeField = FIELDS.find(({ name }) => name === active)?.name ?? first;
  useReviewKeys({
    toNext: () => open(queue.next),
    toPrevious: () => open(queue.previous),
    toField: goToField,
    changes: mayReview ? { correct: () => !decided && correct(activeField), decide, comment: toComment } : null,
  });

  const picking: Picking | null =
    correcting === null || !entity.sees_accounts
      ? null
      : {
          picked,
          onPick: (number, words) => setPicked(words.length === 0 ? null : { page: number, words: [...words] }),
          onDone: () => inside('[data-correct] input')?.focus(),
          startAt: (words) => {
            const box = evidenceOf(invoice, correcting)?.box;
            const near = words.find((word) => box && word.box.x0 >= box.x0 - 2 && word.box.y0 >= box.y0 - 2);
            return (near ?? words[0])?.index ?? null;
          },
        };
  return (
    <div className={classes.review} data-shown={shown} ref={root}>
      <ReviewHeader
        invoice={invoice}
        queue={queue}
        onOpen={open}
        search={search}
        onVerifying={() => {
          // Whoever has the account verified most likely waits for it.
          void queryClient
            .invalidateQueries({ queryKey: keyOf(entity.id, 'invoices', invoice.id) })
            .then(() => decide('hold'));
        }}
      />
      <SegmentedControl
        className={classes.switch}
        aria-label={REVIEW.view}
        fullWidth
        value={shown}
        onChange={(value) => setShown(value as 'document' | 'details')}
        data={[
          { value: 'details', label: REVIEW.details },
          { value: 'document', label: REVIEW.document },
        ]}
      />
      <div className={classes.columns}>
        <div className={classes.document}>
          <DocumentPanel
            invoice={invoice}
            number={page}
            onNumber={setPage}
            active={active}
            onActive={(id) => {
              setActive(id);
              inside(`[data-field=${id}]`)?.scrollIntoView({ block: 'nearest' });
            }}
            picking={picking}
          />
        </div>
        <div className={classes.details}>
          {meanwhile.sentence === null ? null : (
            <div className={classes.meanwhile} role="alert">
              {REVIEW.meanwhile(meanwhile.sentence)}
            </div>
          )}
          <AnswerPanel invoice={invoice} comparison={comparison} />
          <DomainsCompared invoice={invoice} />
          {comparison === undefined ? null : <Duplicates invoice={invoice} comparison={comparison} />}
          <TextAndPicture invoice={invoice} />
          <section className="panel" aria-labelledby={`${titles}-fields`}>
            <h2 id={`${titles}-fields`} className={classes.title}>
              {REVIEW.fields}
            </h2>
            <FieldList
              invoice={invoice}
              comparison={comparison}
              active={active}
              onActive={showField}
              onCorrect={mayReview && !decided ? correct : null}
              correcting={
                correcting === null
                  ? null
                  : {
                      field: correcting,
                      form: (
                        <div data-correct>
                          <CorrectForm
                            key={correcting}
                            invoice={invoice}
                            field={correcting}
                            picked={picked}
                            canPick={entity.sees_accounts}
                            onPickByKeys={() => {
                              setShown('document');
                              focusOn(`#${WORDS_ON_PAGE}`);
                            }}
                            onTyped={() => setPicked(null)}
                            onClose={() => endCorrecting(correcting)}
                            onDone={(sentence) => {
                              const field = correcting;
                              endCorrecting(field);
                              notifyDone(sentence);
                              announce(sentence);
                              void queryClient.invalidateQueries({
                                queryKey: keyOf(entity.id, 'invoices', invoice.id),
                              });
                            }}
                          />
                        </div>
                      ),
                    }
              }
            />
          </section>
          <section className="panel" aria-labelledby={`${titles}-checks`}>
            <h2 id={`${titles}-checks`} className={classes.title}>
              {REVIEW.checks}
            </h2>
            <CheckList
              invoice={invoice}
              onShow={
                entity.sees_accounts
                  ? (number, id) => {
                      setPage(number);
                      setShown('document');
                      // The same place may be boxed under another check.
                      setActive(marksOf(invoice).some((one) => one.id === id) ? id : null);
                    }
                  : null
              }
            />
          </section>
          <ContextTabs invoice={invoice} comparison={comparison} tab={tab} onTab={setTab} />
          <DecideBar
            invoice={invoice}
            comparison={comparison}
            onDecide={decide}
            deciding={
              deciding === null
                ? null
                : {
                    kind: deciding.kind,
                    form: (
                      <DecisionForm
                        key={deciding.kind}
                        invoice={invoice}
                        comparison={comparison}
                        kind={deciding.kind}
                        expected={deciding.expected}
                        seenAt={deciding.seenAt}
                        onClose={endDeciding}
                        onDecided={onDecided}
                      />
                    ),
                  }
            }
          />
        </div>
      </div>
    </div>
  );
});
