import { Collapse, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAlertTriangle, IconCheck, IconChevronDown, IconMinus } from '@tabler/icons-react';
import { Foreign } from '../../../parts/foreign';
import { showHidden } from '../../../parts/show-hidden';
import type { InvoiceDetail } from '../data';
import { CHECKS } from '../text';
import classes from './checks.module.css';
import { checkName, factName, factValue, saysItAll } from './names';

interface CheckListProps {
  invoice: InvoiceDetail;
  /** Shows a place of the document; null if the document cannot be seen. */
  onShow: ((page: number, id: string) => void) | null;
}

/** Every check: what is wrong first, then what could not be checked and why, then what is right. */
export function CheckList({ invoice, onShow }: CheckListProps) {
  const [opened, { toggle }] = useDisclosure(false);
  const { check_details, check_results: results, checks_left_out: leftOut } = invoice.attributes;
  // Older results have no sentences.
  const details: readonly Check[] =
    check_details.length > 0
      ? check_details
      : results.map(({ type, result }) => ({ type, result, sentence: '', evidence: [] }));
  const bad = details.filter(({ result }) => !result);
  const good = details.filter(({ result }) => result);
  if (details.length === 0 && leftOut.length === 0) return <p className={classes.none}>{CHECKS.none}</p>;
  return (
    <div>
      <ul className={classes.list}>
        {bad.map((check) => (
          <Judged key={check.type} check={check} state="bad" />
        ))}
        {leftOut.map(({ type, reason, seen }, at) => (
          <li key={type} className={classes.check} data-state="left-out">
            <IconMinus size={17} stroke={2} aria-label={CHECKS.leftOut} role="img" />
            <div>
              <Name type={type} />
              <div className={classes.sentence}>
                <Foreign>{reason}</Foreign>
              </div>
              {seen.length > 0 ? (
                <div className={classes.places}>
                  {seen.map(({ page, text }, place) => (
                    <button
                      key={place}
                      type="button"
                      className={classes.place}
                      disabled={onShow === null}
                      onClick={() => onShow?.(page, `${type}-${at}-${place}`)}
                    >
                      {CHECKS.onPage(page)} <Foreign>{text}</Foreign>
                    </button>
                  ))}
                </div>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {good.length > 0 ? (
        <>
          <UnstyledButton className={classes.more} onClick={toggle} aria-expanded={opened}>
            <IconCheck size={17} stroke={2} aria-hidden className={classes.goodIcon} />
            {CHECKS.good(good.length)}
            <IconChevronDown size={15} aria-hidden data-opened={opened || undefined} className={classes.chevron} />
          </UnstyledButton>
          <Collapse expanded={opened}>
            <ul className={classes.list}>
              {good.map((check) => (
                <Judged key={check.type} check={check} state="good" />
              ))}
            </ul>
          </Collapse>
        </>
      ) : null}
    </div>
  );
}

type Check = InvoiceDetail['attributes']['check_details'][number];

/** A check that was made: its sentence, and what it rests on. */
function Judged({ check, state }: { check: Check; state: 'bad' | 'good' }) {
  const Icon = state === 'bad' ? IconAlertTriangle : IconCheck;
  return (
    <li className={classes.check} data-state={state}>
      <Icon size={17} stroke={2} aria-label={state === 'bad' ? CHECKS.bad : CHECKS.isGood} role="img" />
      <div>
        <Name type={check.type} />
        <div className={classes.sentence}>
          <Foreign>{check.sentence}</Foreign>
        </div>
        {saysItAll(check) ? null : <Facts evidence={check.evidence} />}
      </div>
    </li>
  );
}

function Name({ type }: { type: string }) {
  return <div className={classes.name}>{showHidden(checkName(type))}</div>;
}

/** What a check rests on, below its sentence. */
function Facts({ evidence }: Pick<Check, 'evidence'>) {
  if (evidence.length === 0) return null;
  return (
    <dl className={classes.facts}>
      {evidence.map(({ fact, value }) => (
        <div key={fact}>
          <dt>{factName(fact)}:</dt>
          <dd>
            <Foreign>{factValue(fact, value)}</Foreign>
          </dd>
        </div>
      ))}
    </dl>
  );
}
