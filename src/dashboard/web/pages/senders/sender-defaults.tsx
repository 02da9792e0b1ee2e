import { Group, NativeSelect, Switch } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { oneIn } from '../../api/client';
import { keyOf } from '../../api/live';
import { queryClient } from '../../api/query-client';
import { Section } from '../../parts/section';
import { Failed, Loading } from '../../parts/states';
import { useAbility, useEntity, useMain } from '../../session/entity';
import { notifyDone, notifyProblem } from '../../shell/notify';
import { DEFAULTS, SENDERS } from './text';

interface Settings {
  default_policy: 'allow' | 'ask';
  confirmations: boolean;
}

const settingsIn = ({ default_policy, confirmations }: Settings): Settings => ({ default_policy, confirmations });

/** What happens to mail of senders that are not listed. */
export function SenderDefaults() {
  const entity = useEntity();
  const main = useMain();
  const mayWrite = useAbility('sender_list:write');
  const key = keyOf(entity.id, 'sender-settings');
  const { data, error, refetch } = useQuery({ queryKey: key, queryFn: () => oneIn(main.GET('/sender-settings')) });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (body: Settings) => main.PUT('/sender-settings', { body }),
    onSuccess: () => notifyDone(SENDERS.settingsSaved),
    onError: notifyProblem,
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
  if (error !== null && data === undefined) return <Failed error={error} again={() => void refetch()} />;
  if (data === undefined) return <Loading />;
  // What was chosen shows at once, however long it takes to be saved.
  const chosen = isPending ? variables : data.attributes;
  return (
    <div style={{ marginBottom: 12 }}>
      <Section title={SENDERS.settings} lead={SENDERS.settingsLead}>
        <Group gap="xl" align="flex-end">
          <NativeSelect
            aria-label={SENDERS.policy}
            disabled={!mayWrite}
            value={chosen.default_policy}
            data={Object.entries(DEFAULTS).map(([value, label]) => ({ value, label }))}
            onChange={({ currentTarget: { value } }) =>
              mutate({ ...settingsIn(chosen), default_policy: value as 'allow' | 'ask' })
            }
          />
          <Switch
            label={SENDERS.confirmations}
            disabled={!mayWrite}
            checked={chosen.confirmations}
            onChange={({ currentTarget: { checked } }) => mutate({ ...settingsIn(chosen), confirmations: checked })}
          />
        </Group>
      </Section>
    </div>
  );
}
