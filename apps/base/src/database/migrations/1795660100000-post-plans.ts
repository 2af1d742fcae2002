import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The plans of sheets and templates that say how rows become posts. */
export class PostPlans1795660100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE post_plan (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT post_plan_pkey PRIMARY KEY,
        sheet_id bigint,
        template_id bigint,
        content jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT post_plan_owner CHECK (num_nonnulls(sheet_id, template_id) = 1),
        CONSTRAINT post_plan_sheet FOREIGN KEY (sheet_id) REFERENCES sheet (id) ON DELETE CASCADE,
        CONSTRAINT post_plan_template FOREIGN KEY (template_id) REFERENCES template (id) ON DELETE CASCADE
      );
      CREATE UNIQUE INDEX post_plan_of_sheet ON post_plan (sheet_id);
      CREATE UNIQUE INDEX post_plan_of_template ON post_plan (template_id);

      CREATE TABLE planned_post (
        plan_id bigint NOT NULL,
        row_id bigint NOT NULL,
        account_id bigint NOT NULL,
        platform text NOT NULL,
        post_id bigint NOT NULL,
        CONSTRAINT planned_post_pkey PRIMARY KEY (plan_id, row_id, account_id),
        CONSTRAINT planned_post_plan FOREIGN KEY (plan_id) REFERENCES post_plan (id) ON DELETE CASCADE,
        CONSTRAINT planned_post_post FOREIGN KEY (post_id) REFERENCES post (id) ON DELETE CASCADE
      );
      CREATE INDEX planned_post_of_post ON planned_post (post_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE planned_post, post_plan`);
  }
}
