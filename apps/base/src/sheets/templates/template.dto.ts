import { isUuid } from '@reelsheet/kernel';
import { AgentId, ListOf, Name, Text, Texts, Whole, type FieldOptions } from '@reelsheet/platform-http';
import { TEMPLATE_LIMITS } from './template.js';
import type { ShownTemplate } from './template.service.js';

export class TemplatePageQuery {
  @Whole({ optional: true, min: 1, max: 1_000_000, default: 1, about: '20 a page' })
  page = 1;
}

export class CoverQuery {
  @Text({ optional: true, max: 64 })
  v?: string;
}

export class CloneTemplateBody {
  @AgentId()
  agent_id!: string | number;
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Neither a number nor a uuid, which name templates too. */
const Slug = (options: FieldOptions = {}) =>
  Text({
    ...options,
    min: 1,
    max: TEMPLATE_LIMITS.slug,
    test: (text) => SLUG.test(text) && /[a-z]/.test(text) && !isUuid(text),
    expected: 'words of lower-case letters and digits with hyphens between them, and no mere number or uuid',
    about:
      'words of lower-case letters and digits with hyphens between them; unique within the organization, and of no ready-made template',
  });

export class MakeTemplateBody {
  @Slug()
  slug!: string;

  @Name({ max: TEMPLATE_LIMITS.title })
  title!: string;

  @Text({ optional: true, max: TEMPLATE_LIMITS.description })
  description?: string;
}

export class ChangeTemplateBody {
  @Slug({ optional: true })
  slug?: string;

  @Name({ optional: true, max: TEMPLATE_LIMITS.title })
  title?: string;

  @Text({ optional: true, max: TEMPLATE_LIMITS.description })
  description?: string;
}

class GeneratedContentView {
  @Whole({ about: 'a content resource' }) id!: number;
  @Text() type!: string;
  @Text() thumbnail_url!: string;
}

export class TemplateView {
  @Whole() id!: number;
  @Text({ format: 'uuid' }) uuid!: string;
  @Text() slug!: string;
  @Text() title!: string;
  @Text({ about: 'the same as `title`' }) name!: string;
  @Text({ min: 0 }) description!: string;
  @Text({ about: "URL; of an organization's own the newest of its contents, else the cover of the default template" })
  cover!: string;
  @Text({ nullable: true, about: 'URL' }) tutorial_url!: string | null;
  @Texts() tags!: string[];
  @ListOf(() => GeneratedContentView, {
    about:
      'at most 6, newest first: what generations and renders made in sheets of your organizations that came of this template (the 20 newest of each)',
  })
  recent_generated_contents!: GeneratedContentView[];
}

export function toTemplate({ id, uuid, slug, title, description, cover, tags, contents }: ShownTemplate): TemplateView {
  return {
    id,
    uuid,
    slug,
    title,
    name: title,
    description,
    cover,
    tutorial_url: null,
    tags: [...tags],
    recent_generated_contents: contents.map(({ id: resourceId, type, thumbnailUrl }) => ({
      id: resourceId,
      type,
      thumbnail_url: thumbnailUrl,
    })),
  };
}
