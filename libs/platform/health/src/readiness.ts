import { Injectable } from '@nestjs/common';

/** State that decides whether load balancers may send requests to this process. */
@Injectable()
export class Readiness {
  private stopping = false;

  get isStopping(): boolean {
    return this.stopping;
  }

  /** Makes the process report that it is not ready; it still answers requests. */
  stop(): void {
    this.stopping = true;
  }
}
