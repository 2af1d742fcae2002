import { Injectable } from '@nestjs/common';
import { isUuid, parseId } from '@reelsheet/kernel';
import type { Owner, RecordOwner } from '@reelsheet/platform-auth';
import { bigint, Database, integer, row, rowOf, text, type RowOf } from '@reelsheet/platform-database';
import { joinLivingAgent } from '../../agents/agents/agent.sql.js';
import { latestGeneratedFor } from '../../assets/content-resources/content-resource.sql.js';
import type { SheetContent } from '../copies/sheet-plan.js';
import { newestFromTemplate } from '../sheet/sheet.sql.js';
import { TemplateEntity } from './template.entity.js';

const Own = rowOf(TemplateEntity, 'id', 'uuid', 'slug', 'title', 'description');
export type OwnTemplate = RowOf<typeof Own>;
const Whole = rowOf(TemplateEntity, 'id', 'uuid', 'slug', 'title', 'description', 'content');
const Owned = rowOf(TemplateEntity, 'organizationId');
const Count = row({ count: integer() });

const Made = row({ templateId: bigint(), id: bigint(), type: text(), thumbnailUrl: text() });
export type MadeContent = RowOf<typeof Made>;

export interface NewTemplate {
  readonly organizationId: number;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly content: SheetContent;
}

export type TemplateChanges = Partial<Pick<NewTemplate, 'slug' | 'title' | 'description'>>;

/** Number of sheets per organization and template, and of contents per sheet, that are considered. */
const NEWEST_SHEETS = 20;
const NEWEST_CONTENTS = 6;

/** Statements over templates of organizations. */
@Injectable()
export class TemplateRepository implements RecordOwner<number> {
  constructor(private readonly db: Database) {}

  async ownerOf(id: number): Promise<Owner | undefined> {
    return this.db.row(Owned, `SELECT organization_id FROM template WHERE id = $1`, [id]);
  }

  /** Returns a page of templates by id. */
  async list(organizationIds: readonly number[], skip: number, take: number): Promise<OwnTemplate[]> {
    return this.db.rows(
      Own,
      `SELECT ${Own.columns()} FROM template WHERE organization_id = ANY ($1::bigint[]) ORDER BY id OFFSET $2 LIMIT $3`,
      [organizationIds, skip, take],
    );
  }

  /** Finds a template by id, uuid or slug; of several with a slug that of `preferred`, else the oldest. */
  async find(named: string, organizationIds: readonly number[], preferred: number | null) {
    return this.db.row(
      Whole,
      `SELECT ${Whole.columns()} FROM template
       WHERE organization_id = ANY ($1::bigint[]) AND (id = $2 OR uuid = $3 OR slug = $4)
       ORDER BY (organization_id = $5) DESC, id LIMIT 1`,
      [organizationIds, parseId(named) ?? null, isUuid(named) ? named : null, named, preferred ?? 0],
    );
  }

  /** Locks the organization's templates against additions until the transaction ends. */
  async countOf(organizationId: number): Promise<number> {
    await this.db.lock('templates of an organization', organizationId);
    const { count } = await this.db.single(
      Count,
      `SELECT count(*)::integer AS count FROM template WHERE organization_id = $1`,
      [organizationId],
    );
    return count;
  }

  /** Returns undefined when the organization already has a template with the slug. */
  async insert({ organizationId, slug, title, description, content }: NewTemplate): Promise<OwnTemplate | undefined> {
    return this.db.row(
      Own,
      `INSERT INTO template (organization_id, slug, title, description, content) VALUES ($1, $2, $3, $4, $5::jsonb)
       ON CONFLICT (organization_id, slug) DO NOTHING RETURNING ${Own.columns()}`,
      [organizationId, slug, title, description, JSON.stringify(content)],
    );
  }

  /** Throws a duplicate error when the organization already has a template with the slug. */
  async update(id: number, { slug, title, description }: TemplateChanges): Promise<OwnTemplate | undefined> {
    return this.db.row(
      Own,
      `UPDATE template SET slug = coalesce($2, slug), title = coalesce($3, title), description = coalesce($4,
        description)
       WHERE id = $1 RETURNING ${Own.columns()}`,
      [id, slug ?? null, title ?? null, description ?? null],
    );
  }

  async delete(id: number): Promise<boolean> {
    return (await this.db.execute(`DELETE FROM template WHERE id = $1`, [id])) > 0;
  }

  /** Returns the newest outputs in the organizations' sheets that were created from each template. */
  async recentlyMade(ids: readonly number[], organizationIds: readonly number[]): Promise<MadeContent[]> {
    return this.db.rows(
      Made,
      `SELECT template_id, id, type, thumbnail_url FROM (
         SELECT template.id AS template_id, made.id, type, thumbnail_url,
           row_number() OVER (PARTITION BY template.id ORDER BY made.id DESC) AS rank
         FROM unnest($1::bigint[]) AS template (id) CROSS JOIN unnest($2::bigint[]) AS organization (id)
         CROSS JOIN ${newestFromTemplate('template.id', 'organization.id', NEWEST_SHEETS)}
         ${joinLivingAgent('sheet.agent_id')}
         CROSS JOIN ${latestGeneratedFor('sheet.id', NEWEST_CONTENTS)}
       ) AS recent WHERE rank <= ${NEWEST_CONTENTS} ORDER BY id DESC`,
      [ids, organizationIds],
    );
  }
}
