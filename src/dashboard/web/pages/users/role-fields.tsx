import { Fieldset, NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { ROLES } from '../../parts/text';
import { useSession } from '../../session/session';
import { USERS } from './text';

export type Role = keyof typeof ROLES;

/** The role of somebody everywhere, and others at single entities; empty is none, or as everywhere. */
export interface Roles {
  role: Role | '';
  roles: Readonly<Record<string, Role | ''>>;
}

/** As the interface takes it. */
export function rolesBody({ role, roles }: Roles): {
  role: Role | null;
  roles: { entity_id: string; role: Role }[];
} {
  return {
    role: role === '' ? null : role,
    roles: Object.entries(roles).flatMap(([entity_id, one]) => (one === '' ? [] : [{ entity_id, role: one }])),
  };
}

interface RoleFieldsProps {
  value: Roles;
  onChange: (roles: Roles) => void;
  error?: ReactNode;
  disabled?: boolean;
}

const CHOICES = Object.entries(ROLES).map(([value, label]) => ({ value, label }));

/** Says what somebody may do, where. */
export function RoleFields({ value, onChange, error, disabled = false }: RoleFieldsProps) {
  const entities = useSession()?.entities ?? [];
  return (
    <>
      <NativeSelect
        label={USERS.role}
        description={USERS.roleHint}
        error={error}
        disabled={disabled}
        value={value.role}
        data={[{ value: '', label: USERS.noRole }, ...CHOICES]}
        onChange={({ currentTarget }) => onChange({ ...value, role: currentTarget.value as Role | '' })}
      />
      {entities.length === 0 || value.role === 'admin' ? null : (
        <Fieldset legend={USERS.rolesByEntity}>
          {entities.map(({ id, name }) => (
            <NativeSelect
              key={id}
              mt={4}
              size="xs"
              label={name}
              disabled={disabled}
              value={value.roles[id] ?? ''}
              data={[{ value: '', label: USERS.asEverywhere }, ...CHOICES]}
              onChange={({ currentTarget }) =>
                onChange({ ...value, roles: { ...value.roles, [id]: currentTarget.value as Role | '' } })
              }
            />
          ))}
        </Fieldset>
      )}
    </>
  );
}
