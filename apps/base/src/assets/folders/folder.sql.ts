/** SQL over folders that other features' statements may hold. */

/** `tree` of a WITH RECURSIVE: the agent's folder with this id and all below it, by `id` and `depth` from 1 on. */
export const foldersFrom = (agentId: string, id: string) => `
  tree AS (
    SELECT id, 1 AS depth FROM asset_folder WHERE agent_id = ${agentId} AND id = ${id}
    UNION ALL
    SELECT asset_folder.id, depth + 1 FROM asset_folder JOIN tree ON asset_folder.parent_id = tree.id
  )`;

/** `above` of a WITH RECURSIVE: the agent's folder with this id and all that it lies in, by `id` and `distance`. */
export const foldersAbove = (agentId: string, id: string) => `
  above AS (
    SELECT id, parent_id, 0 AS distance FROM asset_folder WHERE agent_id = ${agentId} AND id = ${id}
    UNION ALL
    SELECT asset_folder.id, asset_folder.parent_id, distance + 1 FROM asset_folder JOIN above ON above.parent_id = asset_folder.id
  )`;

/** The agent's folders at one place, as `listed`: `place` compares the id of what they lie in, 0 at the root. */
export const foldersListed = (agentId: string, place: (parent: string) => string) => `
  (SELECT id, name, created_at FROM asset_folder
   WHERE agent_id = ${agentId} AND ${place('coalesce(parent_id, 0)')}) AS listed`;
