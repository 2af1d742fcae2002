import { Injectable } from '@nestjs/common';
import { Clock, DAY_MS } from '@reelsheet/kernel';
import { AccountsConfig } from '../accounts.config.js';

/** The absolute end of sessions, which no refresh moves. */
@Injectable()
export class SessionLife {
  private readonly milliseconds: number;

  constructor(
    { SESSION_DAYS }: AccountsConfig,
    private readonly clock: Clock,
  ) {
    this.milliseconds = SESSION_DAYS * DAY_MS;
  }

  endOf({ createdAt }: { readonly createdAt: Date }): Date {
    return new Date(createdAt.getTime() + this.milliseconds);
  }

  /** Returns the time after which a session must have started to be active still. */
  earliestStart(): Date {
    return new Date(this.clock.now().getTime() - this.milliseconds);
  }
}
