/** SQL over sheets that other features' statements may hold: an organization's newest that were made from a template, as `sheet`. */
export const newestFromTemplate = (templateId: string, organizationId: string, most: number) =>
  `LATERAL (SELECT id, agent_id FROM sheet WHERE sheet.template_id = ${templateId} AND sheet.organization_id = ${organizationId} AND deleted_at IS NULL
     ORDER BY id DESC LIMIT ${most}) AS sheet`;
