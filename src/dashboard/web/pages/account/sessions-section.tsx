import { Button, Group, Stack, Text } from '@mantine/core';
import { IconDeviceLaptop } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { answer, sessionApi } from '../../api/client';
import { queryClient } from '../../api/query-client';
import { Confirm } from '../../parts/confirm';
import { moment } from '../../parts/format';
import { Section } from '../../parts/section';
import { Failed, Loading } from '../../parts/states';
import { ToneBadge } from '../../parts/tone-badge';
import { leaveSession } from '../../session/session';
import { notifyDone, notifyProblem } from '../../shell/notify';
import { browserName } from './browser-name';
import { SESSIONS } from './text';

const KEY = ['own sessions'];

/** Where one is signed in, and how to end that. */
export function SessionsSection() {
  const [endingAll, setEndingAll] = useState(false);
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await answer(sessionApi.GET('/session/account/sessions'))).data,
  });
  const end = async (id: string): Promise<void> => {
    try {
      await sessionApi.DELETE('/session/account/sessions/{session}', { params: { path: { session: id } } });
      notifyDone(SESSIONS.ended);
    } catch (problem) {
      notifyProblem(problem);
    }
    await queryClient.invalidateQueries({ queryKey: KEY });
  };
  return (
    <Section
      title={SESSIONS.title}
      aside={
        <Button variant="default" size="xs" onClick={() => setEndingAll(true)}>
          {SESSIONS.endAll}
        </Button>
      }
    >
      {error !== null && data === undefined ? <Failed error={error} again={() => void refetch()} /> : null}
      {data === undefined && error === null ? <Loading /> : null}
      {data?.map(
        ({ id, current, method, peer_address: address, user_agent: agent, created_at: since, last_seen_at: seen }) => {
          const name = browserName(agent) ?? SESSIONS.unknownBrowser;
          return (
            <Group key={id} justify="space-between" wrap="nowrap" gap="sm">
              <Group gap="sm" wrap="nowrap">
                <IconDeviceLaptop size={22} stroke={1.5} aria-hidden />
                <Stack gap={0}>
                  <Group gap={6}>
                    <Text size="sm" fw={600} title={agent ?? undefined}>
                      {name}
                    </Text>
                    {current ? <ToneBadge tone="good">{SESSIONS.here}</ToneBadge> : null}
                  </Group>
                  <Text size="xs" className="soft">
                    {[
                      address ?? '',
                      SESSIONS.methods[method] ?? method,
                      SESSIONS.since(moment(since)),
                      SESSIONS.seen(moment(seen)),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                </Stack>
              </Group>
              {current ? null : (
                <Button
                  variant="subtle"
                  color="red"
                  size="xs"
                  aria-label={SESSIONS.endLabel(`${name}, ${address ?? ''}`)}
                  onClick={() => void end(id)}
                >
                  {SESSIONS.end}
                </Button>
              )}
            </Group>
          );
        },
      )}
      {endingAll ? (
        <Confirm
          title={SESSIONS.endAllSure}
          action={SESSIONS.endAll}
          onClose={() => setEndingAll(false)}
          onConfirm={async () => {
            await sessionApi.DELETE('/session/account/sessions');
            leaveSession();
            await navigate({ to: '/sign-in' });
          }}
        >
          {SESSIONS.endAllText}
        </Confirm>
      ) : null}
    </Section>
  );
}
