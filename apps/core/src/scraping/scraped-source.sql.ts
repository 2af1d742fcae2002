/** SQL fragments over sources and posts that other features may use. */

/** Joins the source, whose target columns are available as `source`. */
export const joinSource = (id: string) => `JOIN scraped_source AS source ON source.id = ${id}`;

/** The id of the post before the source's newest `most` posts; 0 if there are fewer. */
export const beforeNewest = (sourceId: string, max: string) =>
  `coalesce((SELECT id FROM scraped_post WHERE source_id = ${sourceId} ORDER BY id DESC OFFSET ${max} LIMIT 1), 0)`;
