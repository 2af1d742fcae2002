import { Agent, request } from 'node:http';
import { Agent as TlsAgent, request as requestByTls } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Call {
  readonly method: 'GET' | 'PATCH' | 'POST';
  /** Path below the called origin. */
  readonly path: string;
  readonly body?: object;
}

/**
 * Outcome of a call: a response, a rejected connection, or a connection that was lost after it was
 * accepted.
 */
type Outcome = { readonly status: number } | 'refused' | { readonly lost: string };

/** Rate and concurrency of callers. */
export interface CallerPace {
  /** Calls per second. If absent, each caller sends its next call as soon as it has the response to its last one. */
  readonly perSecond?: number;
  /** Maximum number of calls at a time, and of connections to an origin. */
  readonly concurrency: number;
}

/** Callers that use keep-alive connections and call all origins in alternation. */
export class SteadyCallers {
  readonly statuses = new Map<number, number>();
  /** Number of calls whose connection was rejected. */
  rejected = 0;
  /** Calls that were accepted and got no response. */
  readonly lost: string[] = [];
  private readonly agent: Agent;
  private readonly tlsAgent: TlsAgent;
  private readonly underWay = new Set<Promise<void>>();
  private isOver = false;
  private calling: Promise<void> = Promise.resolve();

  constructor(
    /** May change during the calls, like the list of a load balancer. */
    readonly origins: Set<string>,
    private readonly calls: readonly Call[],
    private readonly key: string,
    private readonly pace: CallerPace,
  ) {
    const options = { keepAlive: true, maxSockets: pace.concurrency };
    this.agent = new Agent(options);
    this.tlsAgent = new TlsAgent(options);
  }

  /** Number of calls that have ended. */
  get ended(): number {
    return [...this.statuses.values()].reduce((sum, count) => sum + count, this.rejected + this.lost.length);
  }

  /** Number of open connections. */
  get connections(): number {
    const lists = [this.agent, this.tlsAgent].flatMap(({ sockets, freeSockets }) => [
      ...Object.values(sockets),
      ...Object.values(freeSockets),
    ]);
    return lists.reduce((sum, list) => sum + (list?.length ?? 0), 0);
  }

  start(): void {
    this.calling = this.callUntilStopped();
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.calling;
    await Promise.all(this.underWay);
    this.agent.destroy();
    this.tlsAgent.destroy();
  }

  private async callUntilStopped(): Promise<void> {
    const { concurrency, perSecond = Infinity } = this.pace;
    const startedAt = performance.now();
    for (let sent = 0; !this.isOver; sent += 1) {
      // A call that waits for a connection would go to an origin that may have been removed since it was chosen.
      while (this.underWay.size >= concurrency) await Promise.race(this.underWay);
      const call = this.calls[sent % this.calls.length]!;
      const origin = [...this.origins][sent % this.origins.size]!;
      const calling = this.send(`${origin}${call.path}`, call).then((outcome) => this.count(call, outcome));
      this.underWay.add(calling);
      void calling.then(() => this.underWay.delete(calling));
      const due = startedAt + ((sent + 1) * 1_000) / perSecond;
      const wait = due - performance.now();
      if (wait > 0) await sleep(wait);
    }
  }

  private count({ method, path }: Call, outcome: Outcome): void {
    if (outcome === 'refused') this.rejected += 1;
    else if ('lost' in outcome) this.lost.push(`${method} ${path}: ${outcome.lost}`);
    else this.statuses.set(outcome.status, (this.statuses.get(outcome.status) ?? 0) + 1);
  }

  private async send(url: string, { method, body }: Call): Promise<Outcome> {
    return new Promise((resolve) => {
      const headers = { 'X-API-Key': this.key, ...(body && { 'Content-Type': 'application/json' }) };
      const byTls = url.startsWith('https:');
      const options = { method, headers, agent: byTls ? this.tlsAgent : this.agent };
      const sent = (byTls ? requestByTls : request)(url, options, (answer) => {
        answer.once('error', ({ message }) => resolve({ lost: `the response was incomplete: ${message}` }));
        answer.once('end', () => resolve({ status: answer.statusCode! }));
        answer.resume();
      });
      sent.once('error', (error: NodeJS.ErrnoException) =>
        resolve(error.code === 'ECONNREFUSED' ? 'refused' : { lost: error.code ?? error.message }),
      );
      sent.end(body && JSON.stringify(body));
    });
  }
}

/** Formats the number of responses per status. */
export function formatStatuses(statuses: ReadonlyMap<number, number>): string {
  return [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
}
