import { json, word } from './json-text.js';

const NAMED = `filed.additional_attributes -> 'content_resource_id'`;
/** The cells of the sheet $1 that name a file; computed once by a statement, from an index that has no others. */
const CELLS_WITH_FILES = `(SELECT filed.id FROM cell AS filed
  WHERE filed.sheet_id = $1 AND (${NAMED}) IS NOT NULL)`;

/** Attributes have numbers and texts of clients; what is no id names no file. */
const FILE_ID = `CASE WHEN filed.additional_attributes ->> 'content_resource_id' ~ '^[1-9][0-9]{0,14}$'
  THEN (filed.additional_attributes ->> 'content_resource_id')::bigint END`;

const FILE = `concat(',"file":{"content_resource_id":', resource.id, ',"object_type":', ${word('resource.object_type')},
  ',"preview_url":', ${json('coalesce(resource.thumbnail_url, resource.url)')}, '}')`;

/**
 * The field `file` of a cell with its leading comma; null, which adds nothing, for cells that name no usable file of
 * their agent.
 */
export const cellFileField = (of: string): string => `CASE WHEN ${of}.id IN ${CELLS_WITH_FILES} THEN (
  SELECT ${FILE} FROM cell AS filed JOIN sheet AS owner ON owner.id = filed.sheet_id
    JOIN content_resource AS resource ON resource.id = ${FILE_ID} AND resource.agent_id = owner.agent_id
      AND resource.deleted_at IS NULL AND resource.inspection <> 'failed'
  WHERE filed.id = ${of}.id
) END`;
