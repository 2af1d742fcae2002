import { newestFirst, type AttentionPage } from '../../attention-page.js';
import { joinLivingCell } from '../../sheets/sheet/sheet.sql.js';

/** Selects failed renders of cells that were not rendered again. */
export const failedRenders = ({ agents, organizationId, oldest, limit, follows }: AttentionPage) => `
  SELECT 'render' AS kind, job.id::text AS item_id, job.agent_id, job.updated_at AS since,
    coalesce(job.failed_code, 'render_failed') AS code, job.failed_reason AS reason, sheet.title,
    NULL::timestamptz AS expires_at,
    jsonb_build_object('render_job_id', job.id, 'sheet_id', job.sheet_id, 'row_id', cell.row_id, 'cell_id', job.cell_id)
      AS ids
  FROM render_job AS job ${joinLivingCell('job.sheet_id', 'job.cell_id')}
  WHERE job.organization_id = ${organizationId} AND job.status = 'failed' AND job.updated_at > ${oldest}
    AND job.agent_id IN (SELECT id FROM ${agents})
    AND NOT EXISTS (SELECT FROM render_job AS later WHERE later.cell_id = job.cell_id AND later.id > job.id)
    AND ${follows('job.updated_at', 'render', 'job.id')}
  ${newestFirst('job.updated_at', 'job.id')} LIMIT ${limit}`;

/** For statements of other features: joins the render with this id of an organization, if it is still there. */
export const joinRender = (id: string, organizationId: string) =>
  `LEFT JOIN render_job ON render_job.id = ${id} AND render_job.organization_id = ${organizationId}`;
