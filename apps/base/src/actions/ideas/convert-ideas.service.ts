import { Injectable } from '@nestjs/common';
import type { IdeaToConvert, RequestOf, writeIdeaRows } from '@reelsheet/contracts';
import type { ChosenColumns, IdeaRowResult, IdeaRowTarget } from '../../sheets/idea-rows/idea-row.js';
import { IdeaRowService } from '../../sheets/idea-rows/idea-row.service.js';
import { TemplateService } from '../../sheets/templates/template.service.js';
import { toContent } from './idea-content.js';
import type { ActionActor } from '../action-actors.js';
import { SheetEditors } from './sheet-editors.js';

interface Conversion {
  readonly ideas: readonly IdeaToConvert[];
  readonly knownIds: readonly number[];
  readonly target: RequestOf<typeof writeIdeaRows>['target'];
  readonly columns?: ChosenColumns;
}

/** Makes rows of the ideas of an agent, in the name of an editor. */
@Injectable()
export class ConvertIdeasService {
  constructor(
    private readonly editors: SheetEditors,
    private readonly templates: TemplateService,
    private readonly rows: IdeaRowService,
  ) {}

  /** Throws `usable_credit_required`, as the routes of sheets do. */
  async convert(actor: ActionActor, { ideas, knownIds, target, columns }: Conversion): Promise<IdeaRowResult> {
    const agent = await this.editors.authorize(actor);
    return this.rows.write(agent, {
      ideas: ideas.map(toContent),
      knownIds,
      target: this.targetOf(target, agent.organizationId),
      columns,
    });
  }

  private targetOf(target: Conversion['target'], organizationId: number): IdeaRowTarget {
    if ('vidsheet_id' in target) return { sheetId: target.vidsheet_id };
    const { template, each: isEach, title } = target;
    return {
      template: () => this.templates.require(template, [organizationId], organizationId),
      isEach,
      title,
    };
  }
}
