/** SQL over content resources that other features' statements may hold: the living one with this id, as `resource`. */
export const joinResource = (id: string) =>
  `JOIN content_resource AS resource ON resource.id = ${id} AND resource.deleted_at IS NULL`;

/** The newest pictures and videos that jobs made for the sheet with this id, as `made`. */
export const newestMadeFor = (sheetId: string, most: number) =>
  `LATERAL (SELECT resource.id, object_type AS type, thumbnail_url FROM content_resource AS resource
     WHERE resource.sheet_id = ${sheetId} AND resource.deleted_at IS NULL AND thumbnail_url IS NOT NULL AND object_type <> 'audio' ORDER BY resource.id DESC LIMIT ${most}) AS made`;

/** The agent's living files at one place, as `listed`: `place` compares the id of the folder that they lie in, 0 at the root. */
export const resourcesListed = (agentId: string, place: (folder: string) => string) => `
  (SELECT id, file_name AS name, created_at, url, thumbnail_url, content_type, object_type FROM content_resource
   WHERE agent_id = ${agentId} AND deleted_at IS NULL AND ${place('coalesce(folder_id, 0)')}) AS listed`;
