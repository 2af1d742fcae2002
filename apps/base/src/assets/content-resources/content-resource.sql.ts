/** Joins the content resource with this id that is not deleted, as `resource`. For statements of other features. */
export const joinResource = (id: string) =>
  `JOIN content_resource AS resource ON resource.id = ${id} AND resource.deleted_at IS NULL`;

/** Selects the newest pictures and videos that jobs made for the sheet with this id, as `made`. */
export const latestGeneratedFor = (sheetId: string, limit: number) =>
  `LATERAL (SELECT resource.id, object_type AS type, thumbnail_url FROM content_resource AS resource
     WHERE resource.sheet_id = ${sheetId} AND resource.deleted_at IS NULL AND thumbnail_url IS NOT NULL
     AND object_type <> 'audio' ORDER BY resource.id DESC LIMIT ${limit}) AS made`;

/**
 * Selects the agent's files in one folder as `listed`. `condition` compares the id of their folder, which is 0 at the
 * root.
 */
export const resourcesListed = (agentId: string, condition: (folder: string) => string) => `
  (SELECT id, file_name AS name, created_at, url, thumbnail_url, content_type, object_type FROM content_resource
   WHERE agent_id = ${agentId} AND deleted_at IS NULL AND ${condition('coalesce(folder_id, 0)')}) AS listed`;
