import { Checkbox, Stack } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { answer, sessionApi } from '../../api/client';
import { queryClient } from '../../api/query-client';
import { Section } from '../../parts/section';
import { Failed, Loading } from '../../parts/states';
import { notifyDone, notifyProblem } from '../../shell/notify';
import { NOTICES } from './text';

type Kind = keyof typeof NOTICES.kinds;

const KEY = ['own notices'];

/** The email notices a person gets; each kind can be switched on and off. */
export function NoticesSection() {
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await answer(sessionApi.GET('/session/account/notices'))).data,
  });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (kinds: Kind[]) => answer(sessionApi.PUT('/session/account/notices', { body: { kinds } })),
    onSuccess: ({ data: saved }) => {
      queryClient.setQueryData(KEY, saved);
      notifyDone(NOTICES.saved);
    },
    onError: notifyProblem,
  });
  const kinds = isPending ? variables : (data?.kinds ?? []);
  return (
    <Section title={NOTICES.title} lead={NOTICES.lead}>
      {error !== null && data === undefined ? <Failed error={error} again={() => void refetch()} /> : null}
      {data === undefined && error === null ? <Loading /> : null}
      <Stack gap={8}>
        {data?.available.map((kind) => (
          <Checkbox
            key={kind}
            label={NOTICES.kinds[kind]}
            checked={kinds.includes(kind)}
            onChange={(event) =>
              mutate(event.currentTarget.checked ? [...kinds, kind] : kinds.filter((other) => other !== kind))
            }
          />
        ))}
      </Stack>
    </Section>
  );
}
