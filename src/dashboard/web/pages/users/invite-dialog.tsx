import { TextInput } from '@mantine/core';
import { answer, managementApi } from '../../api/client';
import { keyOf } from '../../api/live';
import { queryClient } from '../../api/query-client';
import { FormDialog } from '../../parts/form-dialog';
import { useEntity } from '../../session/entity';
import { notifyDone } from '../../shell/notify';
import { RoleFields, rolesBody } from './role-fields';
import type { Roles } from './role-fields';
import { USERS } from './text';

interface InviteDialogProps {
  onClose: () => void;
  /** Takes the link where no email was sent. */
  onLink: (link: string) => void;
}

/** Invites somebody, with roles. */
export function InviteDialog({ onClose, onLink }: InviteDialogProps) {
  const entity = useEntity();
  return (
    <FormDialog
      title={USERS.invite}
      action={USERS.inviteAction}
      initial={{ name: '', email: '', role: { role: 'reviewer', roles: {} } as Roles }}
      onClose={onClose}
      onSubmit={async ({ name, email, role }) => {
        const { data } = await answer(
          managementApi.POST('/invitations', { body: { name, email, ...rolesBody(role) } }),
        );
        if (data.url) onLink(data.url);
        else notifyDone(USERS.invited);
        await queryClient.invalidateQueries({ queryKey: keyOf(entity.id, 'users') });
      }}
    >
      {(form) => (
        <>
          <TextInput label={USERS.name} required data-autofocus {...form.getInputProps('name')} />
          <TextInput label={USERS.email} type="email" required {...form.getInputProps('email')} />
          <RoleFields
            value={form.values.role}
            onChange={(role) => form.setFieldValue('role', role as never)}
            error={form.errors['role']}
          />
        </>
      )}
    </FormDialog>
  );
}
