import { differingStretches } from './differing-digits';
import classes from './account.module.css';
import { COMMON } from './text';

interface AccountProps {
  bsb: string | null;
  number: string | null;
  /** The account that is known, where this one is compared with it: digits that differ are marked. */
  against?: { bsb: string | null; number: string | null } | null;
}

/** An account as people read it: BSB and number, digits under digits; those that differ from what is known are marked. */
export function Account({ bsb, number, against = null }: AccountProps) {
  if (bsb === null && number === null) return <span className="soft">{COMMON.noAccount}</span>;
  return (
    <span className={classes.account}>
      <Digits shown={bsb ?? '–'} known={against ? (against.bsb ?? '') : null} />{' '}
      <Digits shown={number ?? '–'} known={against ? (against.number ?? '') : null} />
    </span>
  );
}

/** Digits, those marked that differ from the known ones. */
export function Digits({ shown, known }: { shown: string; known: string | null }) {
  if (known === null) return <span className={classes.digits}>{shown}</span>;
  return (
    <span className={classes.digits}>
      {differingStretches(shown, known).map(({ text, differs }, at) =>
        differs ? (
          <mark key={at} className={classes.differs}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
  );
}
