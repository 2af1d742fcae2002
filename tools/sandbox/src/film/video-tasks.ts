import { rename } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { makeClip } from '../media/clip.js';
import type { SandboxContext } from '../server/vendor.js';
import { Collection } from '../store/collection.js';
import type { Film, FilmError } from './film.js';

export interface FixtureOptions<T extends Film> {
  /** Name of the collection that stores the films of this vendor. */
  collection: string;
  /** Called for every accepted film and after each change of its state. */
  changed?: (film: T) => void;
}

const REJECTED: FilmError = { kind: 'refused', message: 'The video may contain sensitive content.' };

/** Makes the films of one vendor one after another, and those that a killed process left unfinished. */
export class VideoTasks<T extends Film = Film> {
  private readonly films: Collection<T>;
  private readonly changed: (film: T) => void;
  private queue: Promise<void> = Promise.resolve();
  private readonly closing = new AbortController();

  constructor(
    private readonly sandbox: SandboxContext,
    { collection, changed = () => undefined }: FixtureOptions<T>,
  ) {
    this.films = new Collection<T>(sandbox.database, collection);
    this.changed = changed;
  }

  start(): void {
    const unfinished = this.films.all().filter(({ status }) => ['queued', 'filming'].includes(status));
    for (const film of unfinished.reverse()) this.enqueue(film.id);
  }

  /** Ends after the film that is being made; the others are made after the next start. */
  async stop(): Promise<void> {
    this.closing.abort();
    await this.queue;
  }

  find(id: string): T | undefined {
    return this.films.get(id);
  }

  findBy(test: (film: T) => boolean): T | undefined {
    return this.films.all().find(test);
  }

  submit(film: T): void {
    this.films.put(film.id, film);
    this.changed(film);
    if (film.status === 'queued') this.enqueue(film.id);
  }

  /** Cancels a film that is still queued. Returns false if it has started or ended. */
  withdraw(id: string): boolean {
    const film = this.films.get(id);
    if (film?.status !== 'queued') return false;
    this.update(film, { status: 'cancelled' });
    return true;
  }

  /** Forgets what has ended. */
  remove(id: string): void {
    this.films.remove(id);
  }

  pathOf({ id }: Pick<Film, 'id'>): string {
    return this.sandbox.files.path(`${id}.mp4`);
  }

  private enqueue(id: string): void {
    this.queue = this.queue.then(async () => {
      const film = this.films.get(id);
      if (!film || film.status === 'cancelled' || this.closing.signal.aborted) return;
      await this.make(film).catch((error: unknown) =>
        this.fail(film, { kind: 'broken', message: `The video could not be made: ${(error as Error).message}` }),
      );
    });
  }

  private async make(film: T): Promise<void> {
    if (film.faults.expire !== undefined) return void this.update(film, { status: 'expired' });
    const started = this.update(film, { status: 'filming' });
    if (film.faults.empty === undefined && film.faults.refuse_result === undefined) await this.shoot(film);
    const rest = film.createdAt + this.sandbox.settings.videoSeconds * 1_000 - Date.now();
    await wait(Math.max(0, rest), undefined, { signal: this.closing.signal }).catch(() => undefined);
    if (film.faults.refuse_result !== undefined) this.fail(started, REJECTED);
    else this.update(started, { status: 'done' });
  }

  private async shoot(film: T): Promise<void> {
    const path = this.pathOf(film);
    const { prompt, canvas, seconds, sound } = film;
    const picture = film.picture ? await this.sandbox.files.read(film.picture) : undefined;
    await makeClip({ prompt, canvas, seconds, sound, picture }, `${path}.part`);
    await rename(`${path}.part`, path);
  }

  private fail(film: T, error: FilmError): void {
    this.update(film, { status: 'failed', error });
  }

  private update(film: T, change: Partial<Film>): T {
    const updated = this.films.put(film.id, { ...film, ...change, updatedAt: Date.now() });
    this.changed(updated);
    return updated;
  }
}
