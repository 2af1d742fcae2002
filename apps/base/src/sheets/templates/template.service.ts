import { Injectable } from '@nestjs/common';
import type { SheetScope } from '../sheet/sheet.js';
import { SheetService, type SheetOwner } from '../sheet/sheet.service.js';
import { SHIPPED } from './catalog/index.js';
import type { ShippedTemplate, Template, WholeTemplate } from './template.js';
import { TEMPLATE_LIMITS } from './template-limits.js';
import { TemplateCovers } from './template-covers.js';
import { templateNotFound } from './template.errors.js';
import { TemplateRepository, type MadeContent } from './template.repository.js';

const DEFAULT_SLUG = SHIPPED[0]!.slug;

/** Ids of the caller's organizations. */
export type Organizations = readonly number[];

/** A template with the contents that the caller's organizations generated from it. */
export interface ShownTemplate extends Template {
  readonly cover: string;
  readonly tags: readonly string[];
  readonly contents: readonly MadeContent[];
}

/** Reads the built-in templates, followed by those of the caller's organizations. */
@Injectable()
export class TemplateService {
  constructor(
    private readonly own: TemplateRepository,
    private readonly covers: TemplateCovers,
    private readonly sheets: SheetService,
  ) {}

  /** Returns a page, counted from 1. */
  async list(organizations: Organizations, page: number): Promise<ShownTemplate[]> {
    const from = (page - 1) * TEMPLATE_LIMITS.perPage;
    const shipped = SHIPPED.slice(from, from + TEMPLATE_LIMITS.perPage);
    const own = await this.own.list(
      organizations,
      Math.max(0, from - SHIPPED.length),
      TEMPLATE_LIMITS.perPage - shipped.length,
    );
    return this.withContents([...shipped, ...own], organizations);
  }

  /** Finds a template by slug, uuid or id. Throws `not_found`. */
  async get(named: string, organizations: Organizations): Promise<ShownTemplate> {
    const template = shippedAs(named) ?? (await this.requireOwn(named, organizations, null));
    return (await this.withContents([template], organizations))[0]!;
  }

  /** Creates a sheet from a template. A slug refers to a template of the owner's organization before one of another. */
  async clone(named: string, owner: SheetOwner, organizations: Organizations): Promise<SheetScope> {
    const { id, title, content } = await this.require(named, organizations, owner.organizationId);
    return this.sheets.createFrom({ title, ...content }, owner, id);
  }

  /** Returns a template with the content of its sheets; a slug refers to one of `preferred` before one of another. */
  async require(named: string, organizations: Organizations, preferred: number): Promise<WholeTemplate> {
    const shipped = shippedAs(named);
    if (shipped) return { ...shipped, content: { columns: shipped.columns } };
    return this.requireOwn(named, organizations, preferred);
  }

  async withContents(templates: readonly Template[], organizations: Organizations): Promise<ShownTemplate[]> {
    const recent = await this.own.recentlyMade(
      templates.map(({ id }) => id),
      organizations,
    );
    return templates.map((template) => {
      const contents = recent.filter(({ templateId }) => templateId === template.id);
      const shipped = SHIPPED.find(({ id }) => id === template.id);
      const cover = shipped ? undefined : contents[0]?.thumbnailUrl;
      return {
        ...template,
        contents,
        tags: shipped?.tags ?? [],
        cover: cover ?? this.covers.urlOf(shipped?.slug ?? DEFAULT_SLUG),
      };
    });
  }

  private async requireOwn(
    named: string,
    organizations: Organizations,
    preferred: number | null,
  ): Promise<WholeTemplate> {
    const template = await this.own.find(named.toLowerCase(), organizations, preferred);
    if (!template) throw templateNotFound();
    return template;
  }
}

function shippedAs(named: string): ShippedTemplate | undefined {
  const wanted = named.toLowerCase();
  return SHIPPED.find(({ id, uuid, slug }) => [String(id), uuid, slug].includes(wanted));
}
