/** SQL fragments about folders for statements of other features. */

/**
 * Defines `tree` in a WITH RECURSIVE: the agent's folder with this id and all folders below it, with `id` and `depth`
 * starting at 1.
 */
export const foldersFrom = (agentId: string, id: string) => `
  tree AS (
    SELECT id, 1 AS depth FROM asset_folder WHERE agent_id = ${agentId} AND id = ${id}
    UNION ALL
    SELECT asset_folder.id, depth + 1 FROM asset_folder JOIN tree ON asset_folder.parent_id = tree.id
  )`;

/** Defines `above` in a WITH RECURSIVE: the agent's folder with this id and its ancestors, with `id` and `distance`. */
export const foldersAbove = (agentId: string, id: string) => `
  above AS (
    SELECT id, parent_id, 0 AS distance FROM asset_folder WHERE agent_id = ${agentId} AND id = ${id}
    UNION ALL
    SELECT asset_folder.id, asset_folder.parent_id, distance + 1 FROM asset_folder
    JOIN above ON above.parent_id = asset_folder.id
  )`;

/**
 * Selects the agent's folders in one folder as `listed`. `condition` compares the id of their parent, which is 0 at the
 * root.
 */
export const foldersListed = (agentId: string, condition: (parent: string) => string) => `
  (SELECT id, name, created_at FROM asset_folder
   WHERE agent_id = ${agentId} AND ${condition('coalesce(parent_id, 0)')}) AS listed`;
