import { invalid, prose } from '@reelsheet/kernel';
import { Choice, Flag, ListOf, Name, Text, Whole } from '@reelsheet/platform-http';
import { CONVERSION_REJECTIONS, NEW_SHEETS, type ConversionOrder, type ConversionTarget } from './idea-conversion.js';
import type { ConversionResult } from './idea-conversion.service.js';
import { CONVERSION_LIMITS } from './idea-limits.js';
import { chosenIdeas, columnsOf, IdeaOrderBody, targetOf } from './idea-order.dto.js';

export class ConvertIdeasBody extends IdeaOrderBody {
  @Flag({
    optional: true,
    about: prose`true instead of \`idea_ids\`: all ideas with the status \`approve_to_create\` that have no row yet, the
      oldest first, at most ${CONVERSION_LIMITS.ideas} at a time. Ideas with \`{{\` in a text are left out`,
  })
  all_accepted?: boolean;

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
  return { ideas: chosenIdeas(body), target: sheetsOf(body), columns: columnsOf(body.columns) };
}

function sheetsOf(body: ConvertIdeasBody): ConversionTarget {
  const { vidsheets, title } = body;
  const target = targetOf(body, { vidsheets, title });
  if ('sheetId' in target) return target;
  const isEach = vidsheets === 'each';
  if (isEach && title !== undefined) throw invalid('title', 'is only for one vidsheet');
  return { ...target, isEach, title };
}

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
