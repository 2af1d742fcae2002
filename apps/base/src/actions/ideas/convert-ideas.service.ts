import { Injectable } from '@nestjs/common';
import type { IdeaToConvert, RequestOf, writeIdeaRows } from '@reelsheet/contracts';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { CreditGate } from '@reelsheet/platform-credits';
import type { ChosenColumns, IdeaContent, IdeaRowResult, IdeaRowTarget } from '../../sheets/idea-rows/idea-row.js';
import { IdeaRowService } from '../../sheets/idea-rows/idea-row.service.js';
import { TemplateService } from '../../sheets/templates/template.service.js';
import { ActionActors, type ActionActor } from '../action-actors.js';

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
    private readonly actors: ActionActors,
    private readonly credits: CreditGate,
    private readonly templates: TemplateService,
    private readonly rows: IdeaRowService,
  ) {}

  /** Throws `usable_credit_required`, as the routes of sheets do. */
  async convert(actor: ActionActor, { ideas, knownIds, target, columns }: Conversion): Promise<IdeaRowResult> {
    const agent = await this.actors.authorize(actor);
    const { organizationId } = agent;
    await this.actors.noteOwner(organizationId, actor.userId);
    if ((await this.credits.read(organizationId)).available <= 0)
      throw new DomainError(CommonErrors.usableCreditRequired);
    return this.rows.write(agent, {
      ideas: ideas.map(toContent),
      knownIds,
      target: this.targetOf(target, organizationId),
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

/** A field comes before an ingredient of the same name. */
function toContent({ id, title, hook, description, video_type, ingredients }: IdeaToConvert): IdeaContent {
  const fields = { title, hook, description, video_type };
  return { id, title, texts: new Map(Object.entries({ ...fields, ...ingredients, ...fields })) };
}
