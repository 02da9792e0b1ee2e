import { Select, Text } from '@mantine/core';
import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { useAddress } from '../../lists/use-address';
import { ACTION_NAMES, actionInWords } from '../../parts/audit-actions';
import { COMMON } from '../../parts/text';
import { useShortcuts } from '../../shell/keyboard';
import { KEYS } from '../../shell/text';
import { AUDIT } from './text';

/** Options that have what is typed in their words or in their name. */
const matching: OptionsFilter = ({ options, search }) => {
  const wanted = search.trim().toLowerCase();
  return (options as ComboboxItem[]).filter(
    ({ value, label }) => label.toLowerCase().includes(wanted) || value.includes(wanted),
  );
};

/** An action, found by its words or by the name that it has in the interface. */
export function ActionPick() {
  const [{ action }, change] = useAddress();
  const input = useRef<HTMLInputElement>(null);
  useShortcuts([{ keys: '/', label: KEYS.search, section: KEYS.everything, run: () => input.current?.focus() }]);
  const names = action === undefined || ACTION_NAMES.includes(action) ? ACTION_NAMES : [...ACTION_NAMES, action];
  return (
    <Select
      ref={input}
      size="xs"
      w={300}
      label={AUDIT.action}
      placeholder={AUDIT.anyAction}
      leftSection={<IconSearch size={15} aria-hidden />}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': COMMON.clear }}
      nothingFoundMessage={AUDIT.noAction}
      data={names.map((value) => ({ value, label: actionInWords(value) }))}
      filter={matching}
      renderOption={({ option: { value, label } }) => (
        <div>
          {label}
          <Text size="xs" className="soft">
            {value}
          </Text>
        </div>
      )}
      value={action ?? null}
      onChange={(value) => change({ action: value ?? undefined })}
    />
  );
}
