/**
 * The organizations that have a chain, as `chains (organization_id)` of a WITH RECURSIVE: a step in an index for each, however many places
 * their chains have.
 */
export const CHAINS = `
  found AS (
    (SELECT organization_id FROM audit_seals ORDER BY organization_id LIMIT 1)
    UNION ALL
    SELECT (SELECT s.organization_id FROM audit_seals s WHERE s.organization_id > found.organization_id
             ORDER BY s.organization_id LIMIT 1)
      FROM found WHERE found.organization_id IS NOT NULL
  ), chains AS (SELECT organization_id FROM found WHERE organization_id IS NOT NULL)`;
