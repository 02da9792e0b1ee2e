import { money } from './format';
import { COMMON } from './text';

/** An amount; said in words where it was not surely read. */
export function Money({ amount }: { amount: string | null }) {
  if (amount === null) return <span className="soft">{COMMON.unknownAmount}</span>;
  return <span className="digits">{money(amount)}</span>;
}
