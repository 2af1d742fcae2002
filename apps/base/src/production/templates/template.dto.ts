import { AgentId, ListOf, Text, Texts, Whole } from '@reelsheet/platform-http';
import type { Template } from './template.js';

export class TemplatePageQuery {
  @Whole({ optional: true, min: 1, max: 1_000_000, default: 1, about: '20 a page' })
  page = 1;
}

export class CloneTemplateBody {
  @AgentId()
  agent_id!: string | number;
}

class GeneratedContentView {
  @Whole() id!: number;
  @Text() type!: string;
  @Text() thumbnail_url!: string;
}

export class TemplateView {
  @Whole() id!: number;
  @Text({ format: 'uuid' }) uuid!: string;
  @Text() slug!: string;
  @Text() title!: string;
  @Text() name!: string;
  @Text() description!: string;
  @Text({ nullable: true, about: 'URL' }) cover!: string | null;
  @Text({ nullable: true, about: 'URL' }) tutorial_url!: string | null;
  @Texts() tags!: string[];
  @ListOf(() => GeneratedContentView, { about: 'empty: what others made of a template stays theirs' })
  recent_generated_contents!: GeneratedContentView[];
}

export function toTemplate({
  id,
  uuid,
  slug,
  title,
  name,
  description,
  cover,
  tutorialUrl,
  tags,
}: Template): TemplateView {
  return {
    id,
    uuid,
    slug,
    title,
    name,
    description,
    cover,
    tutorial_url: tutorialUrl,
    tags: [...tags],
    recent_generated_contents: [],
  };
}
