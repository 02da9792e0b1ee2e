import { NativeSelect, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import { answer } from '../../api/client';
import { keyOf } from '../../api/live';
import { useAddress } from '../../lists/use-address';
import { PageHeader } from '../../parts/page-header';
import { Failed, Loading } from '../../parts/states';
import { useEntity, useMain } from '../../session/entity';
import { Charts } from './charts';
import { OVERVIEW, PERIODS } from './text';
import { WaitingBoxes } from './waiting-boxes';

export const Route = createLazyRoute('/signed-in/$entity/overview')({ component: OverviewPage });

const DAY_MS = 86_400_000;
/** Figures follow what happens; asked for again every so often, not with every change. */
const AGAIN_MS = 20_000;

function OverviewPage() {
  const entity = useEntity();
  const main = useMain();
  const [{ days = '30' }, change] = useAddress();
  const span = Object.keys(PERIODS).includes(days) ? Number(days) : 30;
  const waiting = useQuery({
    queryKey: keyOf(entity.id, 'statistics', 'waiting'),
    refetchInterval: AGAIN_MS,
    queryFn: async () => (await answer(main.GET('/statistics/waiting'))).data,
  });
  const figures = useQuery({
    queryKey: keyOf(entity.id, 'statistics', 'days', span),
    refetchInterval: AGAIN_MS,
    queryFn: async () => {
      const today = Date.now();
      const query = {
        from: new Date(today - (span - 1) * DAY_MS).toISOString().slice(0, 10),
        to: new Date(today).toISOString().slice(0, 10),
      };
      return (await answer(main.GET('/statistics', { params: { query } }))).data.days;
    },
  });
  const queue = useQuery({
    queryKey: keyOf(entity.id, 'statistics', 'queue'),
    refetchInterval: AGAIN_MS,
    queryFn: async () => (await answer(main.GET('/statistics/queue'))).data.hours,
  });
  const failed = waiting.error ?? figures.error ?? queue.error;
  return (
    <>
      <PageHeader title={OVERVIEW.title}>
        <NativeSelect
          size="xs"
          aria-label={OVERVIEW.period}
          value={String(span)}
          data={Object.entries(PERIODS).map(([value, label]) => ({ value, label }))}
          onChange={({ currentTarget }) => change({ days: currentTarget.value })}
        />
      </PageHeader>
      {failed ? (
        <Failed
          error={failed}
          again={() => {
            void waiting.refetch();
            void figures.refetch();
            void queue.refetch();
          }}
        />
      ) : null}
      {!failed && (waiting.data === undefined || figures.data === undefined) ? <Loading /> : null}
      <Stack>
        {waiting.data === undefined ? null : <WaitingBoxes waiting={waiting.data} />}
        {figures.data === undefined || queue.data === undefined ? null : (
          <Charts days={figures.data} queue={queue.data} />
        )}
      </Stack>
    </>
  );
}
