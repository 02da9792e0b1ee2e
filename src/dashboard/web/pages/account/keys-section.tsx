import { Switch } from '@mantine/core';
import { Section } from '../../parts/section';
import { useSingleKeysOff } from '../../shell/keyboard';
import { KEYS } from '../../shell/text';
import { PREFERENCES } from './text';

/** Whether single keys do something (WCAG 2.2, 2.1.4). */
export function KeysSection() {
  const [off, setOff] = useSingleKeysOff();
  return (
    <Section title={PREFERENCES.title}>
      <Switch
        label={KEYS.singleKeys}
        description={KEYS.singleKeysHint}
        checked={!off}
        onChange={(event) => setOff(!event.currentTarget.checked)}
      />
    </Section>
  );
}
