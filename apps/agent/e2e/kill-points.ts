import { AsyncLocalStorage } from 'node:async_hooks';

type Method = (...values: any[]) => unknown;

/** The worker died here. */
class Killed extends Error {}

/** One worker at work: the lines it has crossed, and the one at which it dies. */
interface Life {
  crossed: number;
  readonly deadly: number;
  readonly onDeath: () => void;
}

/**
 * Stops a worker at any of the lines it crosses: before and after each call of the watched methods. Like a killed
 * process it leaves what is committed, loses what is not, and does nothing more.
 */
export class KillPoints {
  private readonly life = new AsyncLocalStorage<Life>();

  /** `cleanUp`: what a worker would do when it met an error; a dead one does not. */
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

  /** How many lines `work` crosses when nobody kills it. */
  async count(work: () => Promise<void>): Promise<number> {
    const life = { crossed: 0, deadly: Infinity, onDeath: () => undefined };
    await this.life.run(life, work);
    return life.crossed;
  }

  /** Runs `work` until it has died at its `line`th crossing. */
  async kill(line: number, work: () => Promise<void>): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const life = { crossed: 0, deadly: line, onDeath: resolve };
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
    if (life.crossed !== life.deadly) return value;
    life.onDeath();
    throw new Killed();
  }

  private isDead(): boolean {
    const life = this.life.getStore();
    return life !== undefined && life.crossed >= life.deadly;
  }
}

function replace(target: object, name: string, make: (method: Method) => Method): void {
  const holder = target as Record<string, Method>;
  holder[name] = make(holder[name]!.bind(target));
}
