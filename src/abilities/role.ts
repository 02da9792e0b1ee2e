/** What a person is at an entity, each with all that the one before has; an auditor is a viewer who also reads the record. */
export const ROLES = ['viewer', 'auditor', 'reviewer', 'approver', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/**
 * SQL: the role of a user `u` at an entity for which their own one, if they have one, is in the row `r` of entity_roles. An
 * admin of the organization is one everywhere: they could make themselves one.
 */
export const ROLE_AT = `CASE WHEN u.removed_at IS NOT NULL THEN NULL WHEN u.role = 'admin' THEN u.role ELSE coalesce(r.role, u.role) END`;

/** SQL: users `u` of the organization `o` that an entity `e` belongs to, each with their own role `r` there, if they have one. */
export const USERS_AT = `entities e
    JOIN organizations o ON o.id = e.organization_id
    JOIN users u ON u.organization_id = coalesce(o.production_organization_id, o.id)
    LEFT JOIN entity_roles r ON r.user_id = u.id AND r.entity_id = e.id`;
