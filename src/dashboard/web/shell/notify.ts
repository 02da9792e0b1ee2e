import { notifications } from '@mantine/notifications';
import { sentenceOf } from '../api/problem';

/** Says in a corner, and to screen readers, that something went well. */
export function notifyDone(message: string): void {
  notifications.show({ message, color: 'teal', withBorder: true });
}

/** Says what went wrong, in the service's own words; stays until it is closed. */
export function notifyProblem(error: unknown): void {
  notifications.show({
    message: sentenceOf(error),
    color: 'red',
    withBorder: true,
    autoClose: 12_000,
    role: 'alert',
  });
}
