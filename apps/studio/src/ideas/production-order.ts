import type { IdeasThrough, IdeaView, ProduceIdeasBody, SheetView, TemplateView } from '@reelsheet/client';

/** A template or sheet in which videos can be made. */
export interface VideoDestination {
  readonly value: string;
  readonly kind: 'template' | 'sheet';
  readonly title: string;
}

const TEMPLATE = 'template:';
const SHEET = 'sheet:';

/** Returns where videos can be made: new sheets of templates first, then rows of sheets that a person made. */
export function targetsOf(templates: readonly TemplateView[], sheets: readonly SheetView[]): VideoDestination[] {
  return [
    ...templates.map(({ slug, title }) => ({ value: `${TEMPLATE}${slug}`, kind: 'template' as const, title })),
    ...sheets
      .filter(({ is_default: isDefault }) => !isDefault)
      .map(({ id, title }) => ({ value: `${SHEET}${id}`, kind: 'sheet' as const, title })),
  ];
}

interface ProductionChoice {
  readonly agentId: number;
  readonly ideas: readonly IdeaView[];
  /** Value of a target. */
  readonly target: string;
  readonly through: IdeasThrough;
  /** Typed credits. */
  readonly ceiling: string;
}

/** Returns the order of a choice; undefined where the ceiling is not a number above 0. */
export function orderOf({ agentId, ideas, target, through, ceiling }: ProductionChoice): ProduceIdeasBody | undefined {
  const credits = Number(ceiling.replace(',', '.'));
  if (!Number.isFinite(credits) || credits <= 0) return undefined;
  return {
    agent_id: agentId,
    idea_ids: ideas.map(({ id }) => id),
    through,
    ...(target.startsWith(SHEET)
      ? { vidsheet_id: Number(target.slice(SHEET.length)) }
      : { template: target.slice(TEMPLATE.length) }),
    max_credits: credits,
  };
}
