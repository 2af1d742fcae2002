import { Injectable } from '@nestjs/common';

/** A domain event that this service has sent, or has received from another one. */
export interface RecordedEvent {
  readonly subject: string;
  readonly payload: unknown;
  /** The client whose request caused it; null for what no client asked for directly. */
  readonly origin: string | null;
}

export interface EventRecorder {
  /** Joins the open transaction. An error delays the events, so only the database may cause one. */
  record(events: readonly RecordedEvent[]): Promise<void>;
}

/**
 * Shows every domain event once to the recorders of the service: its own when the relay claims them for the first time,
 * in the order in which they were sent, and those of others in the transaction in which they are received. A request
 * that sends an event does nothing for it.
 */
@Injectable()
export class EventJournal {
  private readonly recorders: EventRecorder[] = [];

  /** All recorders, in the order of their registration. Undefined in services and processes that record nothing. */
  get recorder(): EventRecorder | undefined {
    return this.recorders.length === 0 ? undefined : { record: (events) => this.record(events) };
  }

  /** Call this while the module starts, before the relay does. */
  use(recorder: EventRecorder): void {
    this.recorders.push(recorder);
  }

  private async record(events: readonly RecordedEvent[]): Promise<void> {
    for (const recorder of this.recorders) await recorder.record(events);
  }
}
