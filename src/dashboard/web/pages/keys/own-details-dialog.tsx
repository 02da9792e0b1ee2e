import { Modal, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { answer, managementApi } from '../../api/client';
import type { ManagementComponents } from '../../api/client';
import { keyOf } from '../../api/live';
import { queryClient } from '../../api/query-client';
import { FormDialog } from '../../parts/form-dialog';
import { Failed, Loading } from '../../parts/states';
import { COMMON } from '../../parts/text';
import { useEntity } from '../../session/entity';
import { notifyDone } from '../../shell/notify';
import { detailsBody, typedDetails } from './own-details';
import { KEYS_PAGE, OWN } from './text';

type OwnDetails = Required<ManagementComponents['schemas']['OwnDetails']>;

interface OwnDetailsDialogProps {
  entity: { id: string; name: string };
  onClose: () => void;
}

/** What is the entity's own: details that invoices give as the buyer's, and nobody is to be paid by. */
export function OwnDetailsDialog({ entity, onClose }: OwnDetailsDialogProps) {
  const { id } = useEntity();
  const params = { path: { entity: entity.id } };
  const key = keyOf(id, 'own-details', entity.id);
  const { data, error, refetch } = useQuery({
    queryKey: key,
    // Typed over what somebody else has changed meanwhile would be lost to them.
    staleTime: 0,
    gcTime: 0,
    queryFn: async () =>
      (await answer(managementApi.GET('/entities/{entity}/own-details', { params }))).data as OwnDetails,
  });
  if (data === undefined)
    return (
      <Modal
        opened
        onClose={onClose}
        title={OWN.titleOf(entity.name)}
        closeButtonProps={{ 'aria-label': COMMON.close }}
      >
        {error ? <Failed error={error} again={() => void refetch()} /> : <Loading />}
      </Modal>
    );
  return (
    <FormDialog
      title={OWN.titleOf(entity.name)}
      action={KEYS_PAGE.save}
      size="lg"
      initial={typedDetails(data)}
      onClose={onClose}
      onSubmit={async (typed) => {
        await managementApi.PUT('/entities/{entity}/own-details', { params, body: detailsBody(typed) });
        notifyDone(OWN.saved);
        await queryClient.invalidateQueries({ queryKey: key });
      }}
    >
      {(form) => (
        <>
          <Text size="sm" className="soft">
            {OWN.lead}
          </Text>
          {(['names', 'abns', 'accounts'] as const).map((field, at) => (
            <Textarea
              key={field}
              label={OWN[field].label}
              description={OWN[field].hint}
              autosize
              minRows={2}
              maxRows={8}
              data-autofocus={at === 0 ? true : undefined}
              {...form.getInputProps(field)}
            />
          ))}
        </>
      )}
    </FormDialog>
  );
}
