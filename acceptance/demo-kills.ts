import { setTimeout as sleep } from 'node:timers/promises';
import type { Fleet } from './fleet.js';

interface Kill {
  /** Line of the demo's output that triggers the kill. */
  readonly at: RegExp;
  readonly targets: readonly string[];
  /** Milliseconds between the line and the kill, so that the following work has started. */
  readonly delay?: number;
}

/** Kills every process at least once, and in each step of the demo the process that works on it. */
const KILLS: readonly Kill[] = [
  { at: /creating an agent/, targets: ['base'] },
  { at: /researching/, targets: ['agent-worker'], delay: 300 },
  { at: /✓ idea/, targets: ['agent'] },
  { at: /✓ approved/, targets: ['core'] },
  { at: /✓ vidsheet/, targets: ['base-worker'], delay: 300 },
  { at: /✓ hook/, targets: ['nats'] },
  { at: /✓ script/, targets: ['postgres'] },
  { at: /✓ image prompt/, targets: ['core-worker'] },
  { at: /✓ video prompt/, targets: ['base-worker'], delay: 2_500 },
  { at: /✓ clip/, targets: ['upload'] },
  { at: /✓ second picture/, targets: ['upload-worker'] },
  { at: /5 export/, targets: ['base-worker'], delay: 3_000 },
  { at: /✓ rendered/, targets: ['base'] },
  { at: /✓ connected videohost/, targets: ['base-worker'], delay: 700 },
];

/** Kills processes of a fleet while it runs the demo. */
export class DemoKills {
  private readonly left = [...KILLS];
  private readonly struck: Promise<void>[] = [];

  constructor(private readonly fleet: Fleet) {}

  /** Takes a line of the demo's output. */
  readonly onLine = (line: string): void => {
    const index = this.left.findIndex(({ at }) => at.test(line));
    if (index >= 0) this.struck.push(this.strike(this.left.splice(index, 1)[0]!));
  };

  /** Waits for the last kill and returns those that were planned and did not happen. */
  async missed(): Promise<readonly Kill[]> {
    await Promise.all(this.struck);
    return this.left;
  }

  private async strike({ targets, delay = 0 }: Kill): Promise<void> {
    await sleep(delay);
    for (const target of targets) process.kill(this.fleet.file.pids[target]!, 'SIGKILL');
  }
}
