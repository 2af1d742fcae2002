import { invalid, prose, VALIDATION_MESSAGES } from '@reelsheet/kernel';
import { AgentId, Id, Ids, Json } from '@reelsheet/platform-http';
import type { ChosenIdeas, ColumnChoice } from './idea-conversion.js';
import { CONVERSION_LIMITS, INGREDIENT_LIMITS } from './idea-limits.js';

export const COLUMNS = prose`the column that takes \`title\`, \`hook\`, \`description\`, \`video_type\` or an ingredient
  by its name: the id of a column of the vidsheet, or the title of a column. Fields that are not named are not written,
  and nothing of an idea without such an ingredient. If absent, columns are chosen by their titles and types`;
const MAX_COLUMNS = INGREDIENT_LIMITS.count + 4;

/** The fields that all requests have which make rows of ideas; each says more about the vidsheet. */
export class IdeaOrderBody {
  @AgentId()
  agent_id!: string | number;

  @Ids({
    optional: true,
    minItems: 1,
    maxItems: CONVERSION_LIMITS.ideas,
    about: 'ideas of the agent, in the order of their rows; an id that occurs again is ignored',
  })
  idea_ids?: number[];

  @Id({ optional: true, about: 'a vidsheet of the agent that gets the rows, at its end' })
  vidsheet_id?: number;

  @Json({ optional: true, about: COLUMNS })
  columns?: Record<string, unknown>;
}

/** Throws `validation_error` unless exactly one choice of ideas is given. */
export function chosenIdeas(
  body: { idea_ids?: readonly number[]; all_accepted?: boolean },
  limit?: number,
): ChosenIdeas {
  const { idea_ids, all_accepted: isAll = false } = body;
  if (isAll === (idea_ids !== undefined)) throw invalid('idea_ids', 'is required unless all_accepted is true');
  return idea_ids === undefined ? { accepted: limit ?? CONVERSION_LIMITS.ideas } : { ids: idea_ids };
}

/**
 * Returns the vidsheet or the template. Throws `validation_error` unless exactly one is given, and for fields that a
 * request has only with a template.
 */
export function targetOf(
  { vidsheet_id: sheetId, template }: { readonly vidsheet_id?: number; readonly template?: string },
  ofTemplate: Readonly<Record<string, unknown>>,
): { readonly sheetId: number } | { readonly template: string } {
  if ((sheetId === undefined) === (template === undefined))
    throw invalid('vidsheet_id', 'is required unless template is given');
  if (template !== undefined) return { template };
  for (const [field, value] of Object.entries(ofTemplate))
    if (value !== undefined) throw invalid(field, 'is only for a template');
  return { sheetId: sheetId! };
}

/** Throws `validation_error` for references that are neither ids nor titles. */
export function columnsOf(columns: Record<string, unknown> | undefined, field = 'columns'): ColumnChoice | undefined {
  if (columns === undefined) return undefined;
  const entries = Object.entries(columns);
  if (entries.length === 0) throw invalid(field, VALIDATION_MESSAGES.tooFew(1));
  if (entries.length > MAX_COLUMNS) throw invalid(field, VALIDATION_MESSAGES.tooMany(MAX_COLUMNS));
  for (const [name, reference] of entries) {
    if (name.length > INGREDIENT_LIMITS.name)
      throw invalid(field, `must not have a name of more than ${INGREDIENT_LIMITS.name} characters`);
    if (!isId(reference) && !isTitle(reference))
      throw invalid(`${field}.${name}`, 'must be the id or title of a column');
  }
  return columns as ColumnChoice;
}

const isId = (value: unknown) => Number.isSafeInteger(value) && (value as number) > 0;
const isTitle = (value: unknown) =>
  typeof value === 'string' && value.length > 0 && value.length <= CONVERSION_LIMITS.columnTitle;
