import { Checkbox, SimpleGrid, Switch, TextInput } from '@mantine/core';
import { answer, oneIn } from '../../api/client';
import { keyOf } from '../../api/live';
import { queryClient } from '../../api/query-client';
import { FormDialog } from '../../parts/form-dialog';
import { useEntity, useMain } from '../../session/entity';
import { notifyDone } from '../../shell/notify';
import { EVENT_NAMES } from './event-names';
import type { EventName } from './event-names';
import { WEBHOOKS } from './text';
import type { Webhook } from './webhooks-page';

interface WebhookDialogProps {
  /** Null for a new one. */
  before: Webhook | null;
  onClose: () => void;
  onSecret: (secret: string) => void;
}

/** Adds a webhook, or changes one. */
export function WebhookDialog({ before, onClose, onSecret }: WebhookDialogProps) {
  const entity = useEntity();
  const main = useMain();
  return (
    <FormDialog
      title={before === null ? WEBHOOKS.add : WEBHOOKS.edit}
      action={before === null ? WEBHOOKS.addAction : WEBHOOKS.edit}
      size="lg"
      initial={{
        url: before?.attributes.url ?? '',
        events: (before?.attributes.events ?? ['invoice.processed']) as EventName[],
        enabled: before?.attributes.enabled ?? true,
      }}
      onClose={onClose}
      onSubmit={async (body) => {
        if (before === null) {
          const { attributes } = await oneIn(main.POST('/webhook-subscriptions', { body }));
          onSecret(attributes.secret);
        } else {
          await answer(
            main.PATCH('/webhook-subscriptions/{subscription}', {
              params: { path: { subscription: before.id } },
              body,
            }),
          );
          notifyDone(WEBHOOKS.saved);
        }
        await queryClient.invalidateQueries({ queryKey: keyOf(entity.id, 'webhook-subscriptions') });
      }}
    >
      {(form) => (
        <>
          <TextInput
            label={WEBHOOKS.url}
            description={WEBHOOKS.urlHint}
            type="url"
            required
            data-autofocus
            placeholder="https://"
            {...form.getInputProps('url')}
          />
          <Checkbox.Group label={WEBHOOKS.events} {...form.getInputProps('events')}>
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={6} verticalSpacing={10} mt={6}>
              {EVENT_NAMES.map((name) => (
                <Checkbox key={name} value={name} label={name} size="xs" />
              ))}
            </SimpleGrid>
          </Checkbox.Group>
          <Switch label={WEBHOOKS.enabled} {...form.getInputProps('enabled', { type: 'checkbox' })} />
        </>
      )}
    </FormDialog>
  );
}
