import { Injectable } from '@nestjs/common';
import type { ActionHandler, ActionHandlers, ActionKind } from './action-handler.js';
import { GenerationActions } from './generation-actions.js';
import { IdeaActions } from './ideas/idea-actions.js';
import { PublishingActions } from './publishing-actions.js';
import { SheetActions } from './sheet-actions.js';

/** The handlers of all kinds of actions. */
@Injectable()
export class ActionCatalog {
  private readonly handlers: ActionHandlers<ActionKind>;

  constructor(sheets: SheetActions, generation: GenerationActions, publishing: PublishingActions, ideas: IdeaActions) {
    this.handlers = { ...sheets.handlers, ...generation.handlers, ...publishing.handlers, ...ideas.handlers };
  }

  /** The cast is safe because the type of `handlers` has one entry for each kind. */
  handlerOf(kind: ActionKind): ActionHandler<ActionKind> {
    return this.handlers[kind] as ActionHandler<ActionKind>;
  }
}
