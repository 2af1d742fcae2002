/** For statements of other features: the newest sheets that an organization created from a template, as `sheet`. */
export const newestFromTemplate = (templateId: string, organizationId: string, limit: number) =>
  `LATERAL (SELECT id, agent_id FROM sheet
     WHERE sheet.template_id = ${templateId} AND sheet.organization_id = ${organizationId} AND deleted_at IS NULL
     ORDER BY id DESC LIMIT ${limit}) AS sheet`;

/** For statements of other features: the agent and organization of each sheet. */
export const OWNERS_OF_SHEETS = 'SELECT id, agent_id, organization_id FROM sheet';

/** SQL condition: the sheet of the row belongs to the organization with this id. */
export const ofSheetsIn = (organizationId: string) =>
  `sheet_id IN (SELECT id FROM sheet WHERE organization_id = ${organizationId})`;
