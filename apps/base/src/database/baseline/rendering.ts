import { JOB_COLUMNS, jobIndexes, openJobsIndex } from '@reelsheet/platform-jobs';

/** Renders of videos and their reusable segments. */
export const RENDERING = `
  -- Renders of equal content (content_key) share one file.
  CREATE TABLE render_job (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT render_job_pkey PRIMARY KEY,
    agent_id bigint NOT NULL,
    sheet_id bigint NOT NULL,
    cell_id bigint NOT NULL,
    input jsonb NOT NULL,
    preview boolean NOT NULL DEFAULT false,
    content_key text,
    progress real NOT NULL DEFAULT 0,
    content_resource_id bigint,
    poster_url text,
    ${JOB_COLUMNS},
    CONSTRAINT render_job_organization FOREIGN KEY (organization_id) REFERENCES organization (id) ON DELETE CASCADE,
    CONSTRAINT render_job_agent FOREIGN KEY (agent_id) REFERENCES agent (id) ON DELETE CASCADE,
    CONSTRAINT render_job_resource
      FOREIGN KEY (content_resource_id) REFERENCES content_resource (id) ON DELETE SET NULL
  );
  ${jobIndexes('render_job')}
  ${openJobsIndex('render_job')}
  CREATE INDEX render_job_of_agent ON render_job (agent_id, sheet_id, id);
  CREATE INDEX render_job_of_organization ON render_job (organization_id);
  CREATE INDEX render_job_of_resource ON render_job (content_resource_id);
  CREATE INDEX render_job_of_cell ON render_job (cell_id);
  CREATE INDEX render_job_open_of_sheet ON render_job (agent_id, sheet_id) WHERE due_at IS NOT NULL;
  CREATE INDEX render_job_of_content ON render_job (organization_id, content_key) WHERE content_key IS NOT NULL;

  -- Segments of long renders that the next render of the same content can reuse.
  CREATE TABLE cached_segment (
    organization_id bigint NOT NULL,
    content_key text NOT NULL,
    media_key text NOT NULL,
    url text NOT NULL,
    byte_size bigint NOT NULL,
    used_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT cached_segment_pkey PRIMARY KEY (organization_id, content_key)
  );
  CREATE INDEX cached_segment_by_use ON cached_segment (organization_id, used_at);
`;
