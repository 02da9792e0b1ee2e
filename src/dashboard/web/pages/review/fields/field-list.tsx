import { Kbd } from '@mantine/core';
import { useEntity } from '../../../session/entity';
import type { Comparison, InvoiceDetail } from '../data';
import { FIELDS_TEXT } from '../text';
import { knownOf } from './known';
import type { FieldName } from './fields';
import { FIELDS } from './fields';
import { FieldRow } from './field-row';
import classes from './fields.module.css';

interface FieldListProps {
  invoice: InvoiceDetail;
  comparison: Comparison | undefined;
  active: string | null;
  onActive(name: FieldName): void;
  /** Null if the person may not correct. */
  onCorrect: ((name: FieldName) => void) | null;
  /** What is in the place of a field that is being corrected. */
  correcting: { field: FieldName; form: React.ReactNode } | null;
}

/** What was read, field by field, with what is known beside it. */
export function FieldList({ invoice, comparison, active, onActive, onCorrect, correcting }: FieldListProps) {
  const entity = useEntity();
  return (
    <div className={classes.list} role="list" aria-label={FIELDS_TEXT.title}>
      {FIELDS.map(({ name, letter, digits }) =>
        correcting?.field === name ? (
          <div key={name} role="listitem" className={classes.correcting}>
            {correcting.form}
          </div>
        ) : (
          <FieldRow
            key={name}
            invoice={invoice}
            name={name}
            digits={digits}
            shortcut={<Kbd size="xs">{letter}</Kbd>}
            known={comparison === undefined ? null : knownOf(name, invoice, comparison)}
            isActive={active === name}
            onActive={() => onActive(name)}
            onCorrect={onCorrect === null ? null : () => onCorrect(name)}
            masked={!entity.sees_accounts}
          />
        ),
      )}
    </div>
  );
}
