import { AsyncLocalStorage } from 'node:async_hooks';

type Method = (...values: any[]) => unknown;

/** Thrown where the worker is killed. */
class Killed extends Error {}

/** One simulated worker: the lines that it has crossed, and the line at which it is killed. */
interface SimulatedWorker {
  crossed: number;
  readonly killAt: number;
  readonly onDeath: () => void;
}

/**
 * Kills a simulated worker at any of the lines that it crosses: before and after each call of the watched methods. Like
 * a killed process it leaves what is committed, loses what is not, and does nothing more.
 */
export class KillPoints {
  private readonly life = new AsyncLocalStorage<SimulatedWorker>();

  /** `cleanUp`: what a worker does on an error, and a killed worker does not. */
  constructor(watched: readonly [object, string][], cleanUp: readonly [object, string][]) {
    for (const [target, name] of watched) this.watch(target, name);
    for (const [target, name] of cleanUp)
      replace(
        target,
        name,
        (method) =>
          (...values) =>
            this.isDead() ? Promise.reject(new Killed()) : method(...values),
      );
  }

  /** Returns how many lines `work` crosses if it is not killed. */
  async count(work: () => Promise<void>): Promise<number> {
    const life = { crossed: 0, killAt: Infinity, onDeath: () => undefined };
    await this.life.run(life, work);
    return life.crossed;
  }

  /** Runs `work` until it is killed at its `line`th crossing. */
  async kill(line: number, work: () => Promise<void>): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const life = { crossed: 0, killAt: line, onDeath: resolve };
      this.life.run(life, work).then(
        () => reject(new Error(`it ended before line ${line}`)),
        (error: unknown) => (error instanceof Killed ? resolve() : reject(error as Error)),
      );
    });
  }

  private watch(target: object, name: string): void {
    replace(target, name, (method) => (...values) => {
      this.cross();
      const result = method(...values);
      if (result instanceof Promise) return result.then((value) => this.cross(value));
      return this.cross(result);
    });
  }

  private cross<T>(value?: T): T | undefined {
    const life = this.life.getStore();
    if (!life) return value;
    life.crossed += 1;
    if (life.crossed !== life.killAt) return value;
    life.onDeath();
    throw new Killed();
  }

  private isDead(): boolean {
    const life = this.life.getStore();
    return life !== undefined && life.crossed >= life.killAt;
  }
}

function replace(target: object, name: string, make: (method: Method) => Method): void {
  const holder = target as Record<string, Method>;
  holder[name] = make(holder[name]!.bind(target));
}
