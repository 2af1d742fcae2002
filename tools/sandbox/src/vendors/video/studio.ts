import { rename } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { makeClip } from '../../media/clip.js';
import type { World } from '../../server/vendor.js';
import { Collection } from '../../store/collection.js';
import { canvasOf, statusOf, type VideoTask } from './video-task.js';

/** Makes the videos of submitted tasks one after another, and those that a killed process left unfinished. */
export class Studio {
  readonly tasks: Collection<VideoTask>;
  private queue: Promise<void> = Promise.resolve();
  private readonly closing = new AbortController();

  constructor(private readonly world: World) {
    this.tasks = new Collection<VideoTask>(world.database, 'video_tasks');
  }

  start(): void {
    const unfinished = this.tasks.all().filter((task) => ['submitted', 'processing'].includes(statusOf(task)));
    for (const task of unfinished.reverse()) this.enqueue(task.id);
  }

  /** Ends after the video that is being made; the others are made after the next start. */
  async stop(): Promise<void> {
    this.closing.abort();
    await this.queue;
  }

  /** The task with this id, or with this id of the caller's own; undefined when there is none. */
  find(id: string): VideoTask | undefined {
    return this.tasks.get(id) ?? this.tasks.all().find((task) => task.externalId === id);
  }

  submit(task: VideoTask): void {
    this.tasks.put(task.id, task);
    this.enqueue(task.id);
  }

  private enqueue(id: string): void {
    this.queue = this.queue.then(async () => {
      const task = this.tasks.get(id);
      if (!task || this.closing.signal.aborted) return;
      await this.make(task).catch((error: unknown) =>
        this.update(task, { failure: `The video could not be made: ${(error as Error).message}` }),
      );
    });
  }

  private async make(task: VideoTask): Promise<void> {
    const started = this.update(task, { startedAt: task.startedAt ?? Date.now() });
    const path = this.world.files.path(`${task.id}.mp4`);
    const picture = task.picture === null ? undefined : await this.world.files.read(task.picture);
    await makeClip(
      { prompt: task.prompt, canvas: canvasOf(task), seconds: task.seconds, sound: task.sound, picture },
      `${path}.part`,
    );
    await rename(`${path}.part`, path);
    const rest = task.createdAt + this.world.settings.videoSeconds * 1_000 - Date.now();
    await wait(Math.max(0, rest), undefined, { signal: this.closing.signal }).catch(() => undefined);
    this.update(started, { madeAt: Date.now() });
  }

  private update(task: VideoTask, change: Partial<VideoTask>): VideoTask {
    return this.tasks.put(task.id, { ...task, ...change, updatedAt: Date.now() });
  }
}
