import { Alert, Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { answer } from '../../api/client';
import { keyOf } from '../../api/live';
import { Account } from '../../parts/account';
import { Foreign } from '../../parts/foreign';
import { moment } from '../../parts/format';
import { Money } from '../../parts/money';
import { useEntity, useMain } from '../../session/entity';
import classes from './payment-files.module.css';
import { FILES } from './text';

interface Earlier {
  added: number;
  removed: number;
  differences: readonly unknown[];
}

/** How many differences are not fetched yet. */
function unlistedOf(pages: readonly (Earlier | null)[]): number {
  const { added = 0, removed = 0 } = pages[0] ?? {};
  return added + removed - pages.reduce((sum, page) => sum + (page?.differences.length ?? 0), 0);
}

/** Says where a file is a copy of an earlier one, and what was changed in it. */
export function EarlierFile({ check }: { check: string }) {
  const entity = useEntity();
  const main = useMain();
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: keyOf(entity.id, 'aba-checks', check, 'earlier-file'),
    initialPageParam: 1,
    queryFn: async ({ pageParam }) =>
      (
        await answer(
          main.GET('/aba-checks/{aba_check}/earlier-file', {
            params: { path: { aba_check: check }, query: { 'page[number]': pageParam } },
          }),
        )
      ).data,
    getNextPageParam: (last, pages) =>
      unlistedOf(pages) > 0 && last?.differences.length ? pages.length + 1 : undefined,
  });
  const earlier = data?.pages[0];
  if (!data || !earlier) return null;
  const differences = data.pages.flatMap((page) => page?.differences ?? []);
  // Of a payment that changed, both are shown one below the other, and the digits that differ are marked.
  const before = (at: number): { bsb: string; number: string } | null => {
    const [removed, added] = [differences[at - 1], differences[at]];
    const changed =
      removed?.kind === 'removed' && added?.kind === 'added' && removed.account_name === added.account_name;
    return changed ? { bsb: removed.bsb, number: removed.account_number } : null;
  };
  return (
    <Alert
      color={earlier.same ? 'blue' : 'yellow'}
      variant="light"
      icon={<IconCopy size={20} aria-hidden />}
      title={earlier.same ? FILES.sameTitle : FILES.changedTitle}
      mb="sm"
    >
      {earlier.same ? FILES.same : FILES.changed}{' '}
      <Link to="/$entity/payment-files/$id" params={{ entity: entity.id, id: earlier.aba_check_id }} search={{}}>
        <Foreign>{earlier.original_file_name}</Foreign>
      </Link>
      , {moment(earlier.created_at)}.
      {differences.length === 0 ? null : (
        <div className={classes.differences} role="list" aria-label={FILES.only}>
          {differences.map((one, at) => (
            <div key={`${one.kind}-${one.line}`} role="listitem" className={classes.difference}>
              <strong>{one.kind === 'added' ? FILES.added : FILES.removed}</strong>
              <Foreign>{one.account_name}</Foreign>
              <Account bsb={one.bsb} number={one.account_number} against={before(at)} />
              <Money amount={one.amount} />
            </div>
          ))}
          {hasNextPage ? (
            <Button
              variant="default"
              size="xs"
              className={classes.moreDifferences}
              loading={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              {FILES.more(unlistedOf(data.pages))}
            </Button>
          ) : null}
        </div>
      )}
    </Alert>
  );
}
