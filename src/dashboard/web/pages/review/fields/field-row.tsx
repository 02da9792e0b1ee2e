import { ActionIcon, Tooltip } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Digits } from '../../../parts/account';
import { Foreign } from '../../../parts/foreign';
import { money } from '../../../parts/format';
import type { InvoiceDetail } from '../data';
import { FIELD_LABELS, FIELDS_TEXT } from '../text';
import { evidenceOf, shownValue } from './fields';
import type { FieldName } from './fields';
import classes from './fields.module.css';
import type { Known } from './known';

interface FieldRowProps {
  invoice: InvoiceDetail;
  name: FieldName;
  digits: boolean;
  shortcut: ReactNode;
  known: Known | null;
  isActive: boolean;
  onActive(): void;
  onCorrect: (() => void) | null;
  masked: boolean;
}

/** Below this no account is given at all (docs/reading.md); other fields are, and are worth a second look. */
const DOUBTFUL = 0.8;

/** A field: what was read, how surely, and what is known beside it. */
export function FieldRow({
  invoice,
  name,
  digits,
  shortcut,
  known,
  isActive,
  onActive,
  onCorrect,
  masked,
}: FieldRowProps) {
  const raw = invoice.attributes[name];
  const value = raw !== null && name === 'total' ? money(raw) : shownValue(name, raw);
  const evidence = evidenceOf(invoice, name);
  const corrected = invoice.attributes.corrected.includes(name);
  const label = FIELD_LABELS[name];
  const against = known?.compare === true && !masked ? known.value : null;
  const differs = against !== null && value !== null && against !== value;
  return (
    <div
      role="listitem"
      className={classes.row}
      data-active={isActive || undefined}
      data-differs={differs || undefined}
    >
      <button
        type="button"
        className={classes.open}
        data-field={name}
        aria-pressed={isActive}
        onClick={onActive}
        onFocus={onActive}
      >
        <span className={classes.shortcut} aria-hidden>
          {shortcut}
        </span>
        <span className={classes.label}>{label}</span>
        <span className={classes.value}>
          {value === null ? (
            <span className="soft">{FIELDS_TEXT.notRead}</span>
          ) : digits ? (
            <Digits shown={value} known={against} />
          ) : (
            <Foreign>{value}</Foreign>
          )}
        </span>
        <span className={classes.known}>
          {known === null ? null : (
            <>
              <span className={classes.from}>{known.from}</span>{' '}
              {digits ? <span className="digits">{known.value}</span> : <Foreign>{known.value}</Foreign>}
            </>
          )}
        </span>
        <span className={classes.confidence}>
          {corrected ? (
            <span className={classes.corrected}>{FIELDS_TEXT.corrected}</span>
          ) : evidence === null ? null : (
            <Tooltip label={FIELDS_TEXT.confidence(evidence.confidence, evidence.page)}>
              <span className="digits" data-doubtful={evidence.confidence < DOUBTFUL || undefined}>
                {Math.round(evidence.confidence * 100)} %
              </span>
            </Tooltip>
          )}
        </span>
      </button>
      {onCorrect === null ? null : (
        <Tooltip label={FIELDS_TEXT.correct(label)}>
          <ActionIcon variant="subtle" color="gray" aria-label={FIELDS_TEXT.correct(label)} onClick={onCorrect}>
            <IconPencil size={15} stroke={1.7} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </div>
  );
}
