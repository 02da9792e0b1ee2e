import { UnstyledButton } from '@mantine/core';
import { counted } from '../../parts/format';
import { Money } from '../../parts/money';
import { useAddress } from '../../lists/use-address';
import classes from './payment-files.module.css';
import { ResultBadge } from './result-badge';
import type { EntryResult } from './result-badge';
import { FILES } from './text';

interface Total {
  result: EntryResult;
  count: number;
  amount: string;
}

/** What the payments of each result come to; each narrows the list down to its own. */
export function Totals({ totals }: { totals: readonly Total[] }) {
  const [{ result }, change] = useAddress();
  const failed = totals.filter((one) => one.result !== 'verified' && one.result !== 'not_checked');
  const everyFailed = failed.map((one) => one.result).join();
  const sums = (of: readonly Total[]): { count: number; amount: string } => ({
    count: of.reduce((sum, one) => sum + one.count, 0),
    // Cents, because dollars are no whole numbers.
    amount: (of.reduce((sum, one) => sum + Math.round(Number(one.amount) * 100), 0) / 100).toFixed(2),
  });
  const boxes = [
    { key: undefined, label: FILES.all, ...sums(totals.filter((one) => one.result !== 'not_checked')) },
    ...(failed.length > 1 ? [{ key: everyFailed, label: FILES.failedOnly, ...sums(failed) }] : []),
    ...totals.map(({ result: one, count, amount }) => ({
      key: one as string,
      label: <ResultBadge result={one} />,
      count,
      amount,
    })),
  ];
  return (
    <div className={classes.totals}>
      {boxes.map(({ key, label, count, amount }) => (
        <UnstyledButton
          key={key ?? 'all'}
          className={`panel ${classes.total}`}
          aria-pressed={result === key}
          onClick={() => change({ result: key })}
        >
          <div>{label}</div>
          <div className={classes.amount}>
            <Money amount={amount} />
          </div>
          <div className="soft">{counted(count, 'payment')}</div>
        </UnstyledButton>
      ))}
    </div>
  );
}
