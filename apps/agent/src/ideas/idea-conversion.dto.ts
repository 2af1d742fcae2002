import { invalid, prose, VALIDATION_MESSAGES } from '@reelsheet/kernel';
import { AgentId, Choice, Flag, Id, Ids, Json, ListOf, Name, Text, Whole } from '@reelsheet/platform-http';
import {
  CONVERSION_REJECTIONS,
  NEW_SHEETS,
  type ChosenIdeas,
  type ColumnChoice,
  type ConversionOrder,
  type ConversionTarget,
} from './idea-conversion.js';
import type { ConversionResult } from './idea-conversion.service.js';
import { CONVERSION_LIMITS, INGREDIENT_LIMITS } from './idea-limits.js';

export const COLUMNS = prose`the column that takes \`title\`, \`hook\`, \`description\`, \`video_type\` or an ingredient
  by its name: the id of a column of the vidsheet, or the title of a column. Fields that are not named are not written,
  and nothing of an idea without such an ingredient. If absent, columns are chosen by their titles and types`;
const MAX_COLUMNS = INGREDIENT_LIMITS.count + 4;

export class ConvertIdeasBody {
  @AgentId()
  agent_id!: string | number;

  @Ids({
    optional: true,
    minItems: 1,
    maxItems: CONVERSION_LIMITS.ideas,
    about: 'ideas of the agent, in the order of their rows; an id that occurs again is ignored',
  })
  idea_ids?: number[];

  @Flag({
    optional: true,
    about: prose`true instead of \`idea_ids\`: all ideas with the status \`approve_to_create\` that have no row yet, the
      oldest first, at most ${CONVERSION_LIMITS.ideas} at a time. Ideas with \`{{\` in a text are left out`,
  })
  all_accepted?: boolean;

  @Id({ optional: true, about: 'a vidsheet of the agent that gets the rows, at its end' })
  vidsheet_id?: number;

  @Text({
    optional: true,
    min: 1,
    max: CONVERSION_LIMITS.template,
    about: prose`instead of \`vidsheet_id\`: slug, uuid or id of a shipped template or one of the agent's organization,
      from which new vidsheets are made`,
  })
  template?: string;

  @Choice(NEW_SHEETS, { optional: true, about: 'with `template`; `one` if absent' })
  vidsheets?: (typeof NEW_SHEETS)[number];

  @Name({
    optional: true,
    max: CONVERSION_LIMITS.sheetTitle,
    about: 'of the one new vidsheet; the title of the template if absent',
  })
  title?: string;

  @Json({ optional: true, about: COLUMNS })
  columns?: Record<string, unknown>;
}

export class ConvertedIdeaView {
  @Whole() idea_id!: number;
  @Whole({ nullable: true }) vidsheet_id!: number | null;
  @Whole({ nullable: true, about: 'the row of the vidsheet that was made of the idea' }) row_id!: number | null;
  @Flag({ about: 'false if the idea had this row before, or has none' }) created!: boolean;
  @Choice(CONVERSION_REJECTIONS, { nullable: true, about: 'null if it has a row' })
  reason!: string | null;
}

export class ConvertedIdeasView {
  @ListOf(() => ConvertedIdeaView, {
    about: 'one for each requested idea, in the order of the request; with `all_accepted` those that one request takes',
  })
  ideas!: ConvertedIdeaView[];
  @Flag({ about: 'with `all_accepted`, whether another request would make rows of further ideas' }) has_more!: boolean;
}

/** Throws `validation_error` unless exactly one choice of ideas and one target is given. */
export function fromConversion(body: ConvertIdeasBody): ConversionOrder {
  return { ideas: chosenIdeas(body), target: targetOf(body), columns: columnsOf(body.columns) };
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

function targetOf({ vidsheet_id: sheetId, template, vidsheets, title }: ConvertIdeasBody): ConversionTarget {
  if ((sheetId === undefined) === (template === undefined))
    throw invalid('vidsheet_id', 'is required unless template is given');
  if (template === undefined) {
    if (vidsheets !== undefined) throw invalid('vidsheets', 'is only for a template');
    if (title !== undefined) throw invalid('title', 'is only for a template');
    return { sheetId: sheetId! };
  }
  const isEach = vidsheets === 'each';
  if (isEach && title !== undefined) throw invalid('title', 'is only for one vidsheet');
  return { template, isEach, title };
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

export function toConversion({ ideas, hasMore }: ConversionResult): ConvertedIdeasView {
  return {
    ideas: ideas.map((idea) =>
      'rejection' in idea
        ? { idea_id: idea.id, vidsheet_id: null, row_id: null, created: false, reason: idea.rejection }
        : {
            idea_id: idea.id,
            vidsheet_id: idea.sheetId,
            row_id: idea.rowId,
            created: idea.isCreated,
            reason: null,
          },
    ),
    has_more: hasMore,
  };
}
