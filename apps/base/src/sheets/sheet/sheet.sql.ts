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

/** For statements of other features: when a sheet of this agent was last changed, as `changed_at`. */
export const lastSheetChangeOf = (agentId: string) =>
  `SELECT max(updated_at) AS changed_at FROM sheet WHERE sheet.agent_id = ${agentId} AND deleted_at IS NULL`;

/** For statements of other features: joins the sheet with this id unless it was deleted. */
export const joinLivingSheet = (id: string) => `JOIN sheet ON sheet.id = ${id} AND sheet.deleted_at IS NULL`;

/** For statements of other features: joins the cell with this id and its sheet unless one of them was deleted. */
export const joinLivingCell = (sheetId: string, cellId: string) =>
  `${joinLivingSheet(sheetId)} JOIN cell ON cell.id = ${cellId} AND cell.sheet_id = sheet.id`;

/** For statements of other features: the titles of the sheets of this organization, also of those in the trash. */
export const sheetTitlesOf = (organizationId: string) =>
  `SELECT id, title AS label FROM sheet WHERE organization_id = ${organizationId}`;
