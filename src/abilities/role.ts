/** What a person is at an entity, each with all that the one before has; an auditor is a viewer who also reads the record. */
export const ROLES = ['viewer', 'auditor', 'reviewer', 'approver', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/**
 * SQL: the role of a user `u` at an entity for which their own one, if they have one, is in the row `r` of entity_roles. An
 * admin of the organization is one everywhere: they could make themselves one.
 */
export const ROLE_AT = `CASE WHEN u.removed_at IS NOT NULL THEN NULL WHEN u.role = 'admin' THEN u.role ELSE coalesce(r.role, u.role) END`;
