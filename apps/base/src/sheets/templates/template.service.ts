import { Injectable } from '@nestjs/common';
import type { SheetScope } from '../sheet/sheet.js';
import { SheetService, type SheetOwner } from '../sheet/sheet.service.js';
import { SHIPPED } from './catalog/index.js';
import type { ShippedTemplate, Template, WholeTemplate } from './template.js';
import { TemplateCovers } from './template-covers.js';
import { templateNotFound } from './template.errors.js';
import { TemplateRepository, type MadeContent } from './template.repository.js';

const PAGE = 20;
const DEFAULT_SLUG = SHIPPED[0]!.slug;

/** The ids of the organizations that somebody is in. */
export type Organizations = readonly number[];

/** As somebody sees it, with what their organizations made from it. */
export interface ShownTemplate extends Template {
  readonly cover: string;
  readonly tags: readonly string[];
  readonly contents: readonly MadeContent[];
}

/** The shipped templates, which all have, and those of the caller's organizations behind them. */
@Injectable()
export class TemplateService {
  constructor(
    private readonly own: TemplateRepository,
    private readonly covers: TemplateCovers,
    private readonly sheets: SheetService,
  ) {}

  /** A page, from 1. */
  async list(organizations: Organizations, page: number): Promise<ShownTemplate[]> {
    const from = (page - 1) * PAGE;
    const shipped = SHIPPED.slice(from, from + PAGE);
    const own = await this.own.list(organizations, Math.max(0, from - SHIPPED.length), PAGE - shipped.length);
    return this.show([...shipped, ...own], organizations);
  }

  /** By slug, uuid or id. Throws `not_found`. */
  async get(named: string, organizations: Organizations): Promise<ShownTemplate> {
    const template = shippedAs(named) ?? (await this.requireOwn(named, organizations, null));
    return (await this.show([template], organizations))[0]!;
  }

  /** A sheet of the owner with all that the template holds. A slug means the one of the owner's organization before another's. */
  async clone(named: string, owner: SheetOwner, organizations: Organizations): Promise<SheetScope> {
    const shipped = shippedAs(named);
    const { id, title, content } = shipped
      ? { ...shipped, content: { columns: shipped.columns } }
      : await this.requireOwn(named, organizations, owner.organizationId);
    return this.sheets.createFrom({ title, ...content }, owner, id);
  }

  async show(templates: readonly Template[], organizations: Organizations): Promise<ShownTemplate[]> {
    const made = await this.own.recentlyMade(
      templates.map(({ id }) => id),
      organizations,
    );
    return templates.map((template) => {
      const contents = made.filter(({ templateId }) => templateId === template.id);
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
