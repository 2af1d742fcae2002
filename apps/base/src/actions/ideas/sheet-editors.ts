import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { CreditGate } from '@reelsheet/platform-credits';
import { ActionActors, type ActionActor } from '../action-actors.js';

/** Checks who may make rows of ideas, as the routes of sheets do. */
@Injectable()
export class SheetEditors {
  constructor(
    private readonly actors: ActionActors,
    private readonly credits: CreditGate,
  ) {}

  /** Throws what {@link ActionActors.authorize} throws, and `usable_credit_required`. */
  async authorize(actor: ActionActor): Promise<AgentRecord> {
    const agent = await this.actors.authorize(actor);
    const { organizationId } = agent;
    await this.actors.noteOwner(organizationId, actor.userId);
    await this.requireCredits(agent);
    return agent;
  }

  /** Throws `usable_credit_required`. */
  async requireCredits({ organizationId }: Pick<AgentRecord, 'organizationId'>): Promise<void> {
    if ((await this.credits.read(organizationId)).available <= 0)
      throw new DomainError(CommonErrors.usableCreditRequired);
  }
}
