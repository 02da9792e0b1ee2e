import { Tooltip } from '@mantine/core';
import { useNow } from './use-now';
import { age, moment } from './format';

/** How long ago something was, with day and time beside it for whoever wants to know. */
export function Age({ at }: { at: string }) {
  const now = useNow();
  return (
    <Tooltip label={moment(at)}>
      <time dateTime={at} className="digits">
        {age(at, now)}
      </time>
    </Tooltip>
  );
}

/** A day and a time. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="digits">
      {moment(at)}
    </time>
  );
}
