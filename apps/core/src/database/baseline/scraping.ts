import { JOB_COLUMNS, jobIndexes } from '@reelsheet/platform-jobs';

/** The columns by which posts of a source can be sorted. */
const SORT_COLUMNS = [
  'posted_at',
  'engagement_rate',
  'trending_score',
  'watch_count',
  'like_count',
  'comment_count',
  'share_count',
  'save_count',
  'id',
];

/** Scraped sources with their posts and comments, and the organizations that pay for them. */
export const SCRAPING = `
  -- Sources are scraped once for all organizations. share_holder is the organization whose fair share pays for the next scrape.
  CREATE TABLE scraped_source (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT scraped_source_pkey PRIMARY KEY,
    platform text NOT NULL,
    target_type text NOT NULL,
    target_value text NOT NULL,
    country text NOT NULL DEFAULT '',
    share_holder bigint NOT NULL DEFAULT 0,
    is_idle boolean NOT NULL DEFAULT true,
    run_key uuid,
    run_kind text,
    run_id text,
    submitted_at timestamptz,
    scraped_at timestamptz,
    comments_at timestamptz,
    failures integer NOT NULL DEFAULT 0,
    failure text,
    ${JOB_COLUMNS}
  );
  ${jobIndexes('scraped_source')}
  CREATE UNIQUE INDEX scraped_source_target ON scraped_source (platform, target_type, target_value, country);

  CREATE TABLE scraped_post (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT scraped_post_pkey PRIMARY KEY,
    source_id bigint NOT NULL,
    platform text NOT NULL,
    external_id text NOT NULL,
    url text NOT NULL,
    creator text NOT NULL,
    caption text NOT NULL,
    music text,
    thumbnail_url text,
    duration_seconds double precision,
    posted_at timestamptz NOT NULL,
    watch_count bigint NOT NULL,
    like_count bigint NOT NULL,
    comment_count bigint NOT NULL,
    share_count bigint NOT NULL,
    save_count bigint NOT NULL,
    engagement_rate double precision NOT NULL,
    trending_score double precision NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT scraped_post_source FOREIGN KEY (source_id) REFERENCES scraped_source (id) ON DELETE CASCADE
  );
  CREATE UNIQUE INDEX scraped_post_found ON scraped_post (source_id, external_id);
  ${SORT_COLUMNS.map(
    (column) => `CREATE INDEX scraped_post_by_${column} ON scraped_post (source_id,
    ${column});`,
  ).join('\n  ')}

  CREATE TABLE scraped_comment (
    post_id bigint NOT NULL,
    external_id text NOT NULL,
    author text NOT NULL,
    body text NOT NULL,
    like_count bigint NOT NULL,
    posted_at timestamptz,
    CONSTRAINT scraped_comment_pkey PRIMARY KEY (post_id, external_id),
    CONSTRAINT scraped_comment_post FOREIGN KEY (post_id) REFERENCES scraped_post (id) ON DELETE CASCADE
  );

  -- Posts and comments that an organization has paid for, so that it pays once for each.
  CREATE TABLE paid_finding (
    organization_id bigint NOT NULL,
    kind text NOT NULL,
    platform text NOT NULL,
    external_id text NOT NULL,
    bill text NOT NULL,
    CONSTRAINT paid_finding_pkey PRIMARY KEY (organization_id, kind, platform, external_id)
  );
  CREATE INDEX paid_finding_bill ON paid_finding (bill);

  CREATE TABLE source_bill (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT source_bill_pkey PRIMARY KEY,
    source_id bigint NOT NULL,
    through bigint,
    ${JOB_COLUMNS}
  );
  ${jobIndexes('source_bill')}
  CREATE UNIQUE INDEX source_bill_pending ON source_bill (organization_id, source_id) WHERE status = 'pending';
  CREATE INDEX source_bill_of_source ON source_bill (organization_id, source_id);

  CREATE TABLE scrape_order (
    reference text CONSTRAINT scrape_order_pkey PRIMARY KEY,
    organization_id bigint NOT NULL,
    agent_id bigint NOT NULL,
    source_id bigint NOT NULL,
    days integer NOT NULL,
    max_results integer NOT NULL,
    comments boolean NOT NULL,
    fresh_since timestamptz NOT NULL,
    status text NOT NULL DEFAULT 'pending',
    posts integer NOT NULL DEFAULT 0,
    comments_found integer NOT NULL DEFAULT 0,
    new_posts integer NOT NULL DEFAULT 0,
    new_comments integer NOT NULL DEFAULT 0,
    failed_reason text,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT scrape_order_source FOREIGN KEY (source_id) REFERENCES scraped_source (id)
  );
  CREATE INDEX scrape_order_of_source ON scrape_order (source_id) WHERE status = 'pending';
  CREATE INDEX scrape_order_of_agent ON scrape_order (agent_id, source_id);
  CREATE INDEX scrape_order_of_organization ON scrape_order (organization_id);
`;
