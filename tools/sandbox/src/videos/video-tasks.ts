import { createHash } from 'node:crypto';
import { copyFile, rename } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { makeClip } from '../media/clip.js';
import type { SandboxContext } from '../server/vendor.js';
import { Collection } from '../store/collection.js';
import type { SimulatedVideo, SimulatedVideoError } from './simulated-video.js';

export interface VideoTasksOptions<T extends SimulatedVideo> {
  /** Name of the collection that stores the tasks of this vendor. */
  collection: string;
  /** Called for every accepted task and after each change of its state. */
  changed?: (task: T) => void;
}

/** Number of videos that are reused for equal orders. */
const REUSED = 50;
const REJECTED: SimulatedVideoError = { kind: 'refused', message: 'The video may contain sensitive content.' };

/** Generates the videos of one vendor one after another, including those that a killed process has not completed. */
export class VideoTasks<T extends SimulatedVideo = SimulatedVideo> {
  private readonly tasks: Collection<T>;
  private readonly changed: (task: T) => void;
  private queue: Promise<void> = Promise.resolve();
  /** Paths of finished videos by the hash of their order, for other tasks with the same order. */
  private readonly finished = new Map<string, string>();
  private readonly closing = new AbortController();

  constructor(
    private readonly sandbox: SandboxContext,
    { collection, changed = () => undefined }: VideoTasksOptions<T>,
  ) {
    this.tasks = new Collection<T>(sandbox.database, collection);
    this.changed = changed;
  }

  start(): void {
    const unfinished = this.tasks.all().filter(({ status }) => ['queued', 'rendering'].includes(status));
    for (const task of unfinished.reverse()) this.enqueue(task.id);
  }

  /** Stops after the current video; the others are generated after the next start. */
  async stop(): Promise<void> {
    this.closing.abort();
    await this.queue;
  }

  find(id: string): T | undefined {
    return this.tasks.get(id);
  }

  findBy(test: (task: T) => boolean): T | undefined {
    return this.tasks.all().find(test);
  }

  submit(task: T): void {
    this.tasks.put(task.id, task);
    this.changed(task);
    if (task.status === 'queued') this.enqueue(task.id);
  }

  /** Cancels a task that is still queued. Returns false if it has started or ended. */
  withdraw(id: string): boolean {
    const task = this.tasks.get(id);
    if (task?.status !== 'queued') return false;
    this.update(task, { status: 'cancelled' });
    return true;
  }

  /** Deletes an ended task. */
  remove(id: string): void {
    this.tasks.remove(id);
  }

  pathOf({ id }: Pick<SimulatedVideo, 'id'>): string {
    return this.sandbox.files.path(`${id}.mp4`);
  }

  private enqueue(id: string): void {
    this.queue = this.queue.then(async () => {
      const task = this.tasks.get(id);
      if (!task || task.status === 'cancelled' || this.closing.signal.aborted) return;
      await this.make(task).catch((error: unknown) =>
        this.fail(task, { kind: 'broken', message: `The video could not be generated: ${(error as Error).message}` }),
      );
    });
  }

  private async make(task: T): Promise<void> {
    if (task.faults.expire !== undefined) return void this.update(task, { status: 'expired' });
    const started = this.update(task, { status: 'rendering' });
    if (task.faults.empty === undefined && task.faults.refuse_result === undefined) await this.render(task);
    const rest = task.createdAt + this.sandbox.settings.videoSeconds * 1_000 - Date.now();
    await wait(Math.max(0, rest), undefined, { signal: this.closing.signal }).catch(() => undefined);
    if (task.faults.refuse_result !== undefined) this.fail(started, REJECTED);
    else this.update(started, { status: 'done' });
  }

  private async render(task: T): Promise<void> {
    const path = this.pathOf(task);
    const { prompt, canvas, seconds, sound } = task;
    const picture = task.picture ? await this.sandbox.files.read(task.picture) : undefined;
    const order = { prompt, canvas, seconds, sound };
    const key = createHash('sha256')
      .update(JSON.stringify(order))
      .update(picture ?? '')
      .digest('hex');
    const equal = this.finished.get(key);
    if (equal) await copyFile(equal, `${path}.part`);
    else await makeClip({ ...order, picture }, `${path}.part`);
    await rename(`${path}.part`, path);
    this.finished.set(key, path);
    if (this.finished.size > REUSED) this.finished.delete(this.finished.keys().next().value!);
  }

  private fail(task: T, error: SimulatedVideoError): void {
    this.update(task, { status: 'failed', error });
  }

  private update(task: T, change: Partial<SimulatedVideo>): T {
    const updated = this.tasks.put(task.id, { ...task, ...change, updatedAt: Date.now() });
    this.changed(updated);
    return updated;
  }
}
