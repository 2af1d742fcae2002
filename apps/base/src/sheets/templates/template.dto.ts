import { isUuid, prose } from '@reelsheet/kernel';
import { AgentId, ListOf, Name, Text, Texts, Whole, type FieldOptions } from '@reelsheet/platform-http';
import { TEMPLATE_LIMITS } from './template-limits.js';
import type { ShownTemplate } from './template.service.js';

export class TemplatePageQuery {
  @Whole({ optional: true, min: 1, max: 1_000_000, default: 1, about: '20 templates per page' })
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

/** A slug must be neither a number nor a uuid, because these identify templates too. */
const Slug = (options: FieldOptions = {}) =>
  Text({
    ...options,
    min: 1,
    max: TEMPLATE_LIMITS.slug,
    test: (text) => SLUG.test(text) && /[a-z]/.test(text) && !isUuid(text),
    expected: 'words of lower-case letters and digits with hyphens between them, and no mere number or uuid',
    about: prose`
        words of lower-case letters and digits, separated by hyphens; unique in the organization and not used by a
        ready-made template`,
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
  @Text({ about: "URL; for an organization's template its newest content, or the cover of the default template" })
  cover!: string;
  @Text({ nullable: true, about: 'URL' }) tutorial_url!: string | null;
  @Texts() tags!: string[];
  @ListOf(() => GeneratedContentView, {
    about: prose`at most 6, newest first: outputs of generations and renders in sheets of your organizations that were
      created from this template (the 20 newest sheets of each organization)`,
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
