/** SQL over sources and their posts that other features' statements may hold. */

/** The columns of a source's target are those of `source`. */
export const joinSource = (id: string) => `JOIN scraped_source AS source ON source.id = ${id}`;

/** The post of a source after which come its newest `most`; 0 where there are no more. */
export const beforeNewest = (sourceId: string, most: string) =>
  `coalesce((SELECT id FROM scraped_post WHERE source_id = ${sourceId} ORDER BY id DESC OFFSET ${most} LIMIT 1), 0)`;
