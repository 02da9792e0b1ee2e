import { Group, NativeSelect, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { oneIn } from '../../api/client';
import { keyOf } from '../../api/live';
import { queryClient } from '../../api/query-client';
import { Section } from '../../parts/section';
import { Failed, Loading } from '../../parts/states';
import { useAbility, useEntity, useMain } from '../../session/entity';
import { notifyDone, notifyProblem } from '../../shell/notify';
import { DEFAULTS, SENDERS } from './text';

/** What happens to mail of senders that are not listed. */
export function SenderDefaults() {
  const entity = useEntity();
  const main = useMain();
  const mayWrite = useAbility('sender_list:write');
  const key = keyOf(entity.id, 'sender-settings');
  const { data, error, refetch } = useQuery({ queryKey: key, queryFn: () => oneIn(main.GET('/sender-settings')) });
  if (error !== null && data === undefined) return <Failed error={error} again={() => void refetch()} />;
  if (data === undefined) return <Loading />;
  const { default_policy, confirmations } = data.attributes;
  const save = async (changes: Partial<{ default_policy: 'allow' | 'ask'; confirmations: boolean }>): Promise<void> => {
    try {
      await main.PUT('/sender-settings', { body: { default_policy, confirmations, ...changes } });
      notifyDone(SENDERS.settingsSaved);
    } catch (problem) {
      notifyProblem(problem);
    }
    await queryClient.invalidateQueries({ queryKey: key });
  };
  return (
    <div style={{ marginBottom: 12 }}>
      <Section title={SENDERS.settings} lead={SENDERS.settingsLead}>
        <Group gap="xl" align="flex-end">
          <NativeSelect
            aria-label={SENDERS.policy}
            disabled={!mayWrite}
            value={default_policy}
            data={Object.entries(DEFAULTS).map(([value, label]) => ({ value, label }))}
            onChange={({ currentTarget: { value } }) => void save({ default_policy: value as 'allow' | 'ask' })}
          />
          <Switch
            label={SENDERS.confirmations}
            disabled={!mayWrite}
            checked={confirmations}
            onChange={({ currentTarget: { checked } }) => void save({ confirmations: checked })}
          />
        </Group>
      </Section>
    </div>
  );
}
