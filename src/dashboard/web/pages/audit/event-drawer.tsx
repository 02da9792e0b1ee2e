import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { keyOf } from '../../api/live';
import { actionInWords, attributeInWords } from '../../parts/audit-actions';
import { valueInWords } from '../../parts/audit-values';
import { DetailDrawer } from '../../parts/detail-drawer';
import { Facts } from '../../parts/facts';
import { Foreign } from '../../parts/foreign';
import { Failed, Loading } from '../../parts/states';
import { Moment } from '../../parts/when';
import { useEntity } from '../../session/entity';
import { useSession } from '../../session/session';
import classes from './audit.module.css';
import { actorOf } from './actor';
import type { EventSource } from './events';
import { Subject } from './subject';
import { AUDIT } from './text';

interface EventDrawerProps {
  id: string;
  source: EventSource;
  onClose: () => void;
}

/** An event of the audit trail, with what it changed. */
export function EventDrawer({ id, source, onClose }: EventDrawerProps) {
  const entity = useEntity();
  const session = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(entity.id, 'audit-events', id, source.address),
    queryFn: () => source.one(id),
  });
  if (data === undefined)
    return (
      <DetailDrawer title={AUDIT.title} onClose={onClose}>
        {error ? <Failed error={error} again={() => void refetch()} /> : <Loading />}
      </DetailDrawer>
    );
  const said = (attribute: string, value: unknown): string => valueInWords(data.subject_type, attribute, value);
  const of = session?.entities.find((one) => one.id === data.entity_id);
  return (
    <DetailDrawer title={actionInWords(data.action)} onClose={onClose}>
      <Facts
        of={[
          [AUDIT.actor, <Foreign>{actorOf(data)}</Foreign>],
          [AUDIT.when, <Moment at={data.created_at} />],
          [AUDIT.entity, of === undefined || of.id === entity.id ? null : <Foreign>{of.name}</Foreign>],
          [AUDIT.subject, <Subject event={data} />],
          [AUDIT.name, <code>{data.action}</code>],
          [AUDIT.key, data.key_id],
          [AUDIT.address, data.address],
          [AUDIT.request, data.correlation_id === null ? null : <Foreign>{data.correlation_id}</Foreign>],
          [AUDIT.position, data.position ?? AUDIT.unsealed],
        ]}
      />
      <Title order={3} size="h6">
        {AUDIT.changes}
      </Title>
      {data.changes.length === 0 ? (
        <Text size="sm" className="soft">
          {AUDIT.noChanges}
        </Text>
      ) : null}
      {data.changes.map(({ attribute, before, after, erased }) => (
        <div key={attribute} className={classes.change}>
          <strong title={attribute}>{attributeInWords(attribute)}</strong>
          {erased ? (
            <div className="soft">{AUDIT.erased}</div>
          ) : (
            <Facts
              of={[
                [AUDIT.before, before === null ? null : <Foreign>{said(attribute, before)}</Foreign>],
                [AUDIT.after, <Foreign>{said(attribute, after)}</Foreign>],
              ]}
            />
          )}
        </div>
      ))}
    </DetailDrawer>
  );
}
