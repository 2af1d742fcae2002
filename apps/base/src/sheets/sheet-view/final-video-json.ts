import { json, nullable, word } from './json-text.js';

/** The columns of the sheet $1 whose cells have a final video; computed once by a statement. */
const FINAL_COLUMNS = `(SELECT final.id FROM sheet_column AS final
  WHERE final.sheet_id = $1 AND final.column_role = 'final_video')`;

const REASON = `CASE WHEN latest.failed_reason IS NOT NULL THEN
  concat(',"failed_reason":', ${json('latest.failed_reason')}) END`;
const LATEST = `concat('{"render_job_id":', latest.id, ',"status":', ${word('latest.status')}, ${REASON}, '}')`;

const FILE = `concat('{"render_job_id":', job.id, ',"content_resource_id":', resource.id,
  ',"url":', ${json('resource.url')}, ',"thumbnail_url":', ${nullable(json('resource.thumbnail_url'))}, '}')`;

/**
 * The field `final_video` of a cell with its leading comma; null, which adds nothing, in other columns and before the
 * first render. Looks up renders by cell, for those columns alone.
 */
export const finalVideoField = (of: string): string => `CASE WHEN ${of}.column_id IN ${FINAL_COLUMNS} THEN (
  SELECT concat(',"final_video":{"latest":', ${LATEST}, ',"file":', ${nullable('made.body')}, '}')
  FROM (
    SELECT id, status, failed_reason FROM render_job WHERE cell_id = ${of}.id AND NOT preview ORDER BY id DESC LIMIT 1
  ) AS latest LEFT JOIN LATERAL (
    SELECT ${FILE} AS body FROM render_job AS job
      JOIN content_resource AS resource ON resource.id = job.content_resource_id AND resource.deleted_at IS NULL
    WHERE job.cell_id = ${of}.id AND job.status = 'completed' AND NOT job.preview ORDER BY job.id DESC LIMIT 1
  ) AS made ON true
) END`;
