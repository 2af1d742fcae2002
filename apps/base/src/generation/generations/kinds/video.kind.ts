import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { DomainError, type Micro } from '@reelsheet/kernel';
import { OutboundErrors } from '@reelsheet/platform-outbound';
import { ProviderError } from '@reelsheet/provider-common';
import { ModelCatalog, videoPrice } from '@reelsheet/model-catalog';
import type { FinishedVideo, VideoProvider, VideoTask, VideoTaskRef } from '@reelsheet/provider-video';
import { MediaFetcher } from '../../../assets/media/media-fetcher.js';
import { GenerationErrors } from '../generation.errors.js';
import { VideoVendors } from '../vendors/generation-vendors.js';
import { MAX_TASK_SECONDS } from '../generation.js';
import {
  GenerationKind,
  type Completed,
  type KindRequest,
  type ReceivedCallback,
  type VendorTask,
  type Waiting,
  type Work,
} from './kind.js';
import { removeSound } from './silent-video.js';
import { readVideo, VideoData, type VideoInput } from './video-input.js';

const CHECK_MS = { min: 1_000, max: 10_000 };
const QUEUE_MS = { min: 1_000, max: 30_000 };
/** How far a task is once its vendor has it. */
const SUBMITTED = 0.05;
/** How long a callback is awaited that tells what became of a submit without an answer. */
const CALLBACK_SECONDS = 15 * 60;

@Injectable()
export class VideoKind extends GenerationKind<VideoData, VideoInput> {
  readonly type = 'video_generation';
  readonly names = ['video_from_text', 'video_generation'];
  readonly data = VideoData;

  constructor(
    private readonly catalog: ModelCatalog,
    private readonly vendors: VideoVendors,
    private readonly media: MediaFetcher,
  ) {
    super();
  }

  read(request: KindRequest<VideoData>): Promise<VideoInput> {
    return readVideo(this.catalog, request);
  }

  estimate({ served, duration }: VideoInput): Micro {
    return videoPrice(served.price, duration);
  }

  /** Submits once, then checks; what became of a submit without an answer is asked by our own name for it. */
  async run(work: Work<VideoInput>): Promise<Completed | Waiting> {
    if (work.submittedAs === null) return this.submit(work, nameOfTask(work));
    if (work.age > MAX_TASK_SECONDS) throw new DomainError(GenerationErrors.tookTooLong);
    const task = await this.check(work);
    if (!task) return this.wait(work);
    if (task.state === 'untraceable') return this.awaitCallback(work, work.submittedAs);
    if (task.state === 'unknown') return this.submitUnknown(work, work.submittedAs);
    if (task.state === 'cancelled') return this.submitAnew(work);
    if (task.state === 'failed') return this.giveUp(work, task);
    return task.state === 'completed' ? this.fetch(work, task.videos[0]) : this.wait(work, task);
  }

  override mayBeAtVendor({ submittedAs }: VendorTask): boolean {
    return submittedAs !== null;
  }

  override async cancel(task: VendorTask, signal: AbortSignal): Promise<boolean> {
    return (await this.providerOf(task).cancel(refOf(task), signal)) === 'cancelled';
  }

  override async readCallback({ served }: VideoInput, callback: ReceivedCallback): Promise<string | undefined> {
    return this.vendors.of(served.provider).readCallback?.({ ...callback, vendorModel: served.vendorModel });
  }

  /** Undefined where the vendor calls nobody, or cannot reach us. */
  private callbackUrl(work: Work<VideoInput>, name: string): string | undefined {
    return this.providerOf(work).readCallback && work.callbackUrl(name);
  }

  private providerOf({ provider }: VendorTask): VideoProvider {
    return this.vendors.of(provider);
  }

  private async submit(work: Work<VideoInput>, externalId: string): Promise<Waiting> {
    if (!(await work.intend(externalId))) return this.queue(work);
    try {
      const { model: _, served, ...asked } = work.input;
      const ours = { externalId, callbackUrl: this.callbackUrl(work, externalId), signal: work.signal };
      const request = { ...asked, ...ours, vendorModel: served.vendorModel };
      return this.wait(work, await this.providerOf(work).submit(request));
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (error.category === 'unknown_outcome') return this.wait(work);
      await work.forget();
      throw error;
    }
  }

  /** The vendor has it or never will; where it has, its callback tells under which id. Nothing is submitted on that account. */
  private awaitCallback(work: Work<VideoInput>, name: string): Waiting {
    if (work.age > CALLBACK_SECONDS || this.callbackUrl(work, name) === undefined)
      throw new DomainError(GenerationErrors.lostAtVendor);
    return this.wait(work);
  }

  /** What the vendor had under an id of its own and has no longer was paid for all the same. */
  private async submitUnknown(work: Work<VideoInput>, name: string): Promise<Waiting> {
    if (work.vendorTaskId !== null)
      throw new DomainError(GenerationErrors.vendorFailed, 'The vendor no longer knows the video');
    return this.submit(work, name);
  }

  /** What was cancelled with an earlier round is ordered again, under this round's name. */
  private submitAnew(work: Work<VideoInput>): Promise<Waiting> {
    const name = nameOfTask(work);
    if (name === work.submittedAs)
      throw new DomainError(GenerationErrors.vendorFailed, 'The vendor cancelled the video');
    return this.submit(work, name);
  }

  /** Undefined where the vendor can't say right now. */
  private async check(work: Work<VideoInput>): Promise<VideoTask | undefined> {
    try {
      return await this.providerOf(work).check(refOf(work), work.signal);
    } catch (error) {
      if (error instanceof ProviderError && error.retryable) return undefined;
      throw error;
    }
  }

  /** The more of the organization's wait, the sooner one of them finds a place that came free. */
  private queue({ age }: Work<VideoInput>): Waiting {
    return { state: 'waiting', checkAfterMs: within(QUEUE_MS, age * 100) };
  }

  /** The longer it takes, the less often it is checked. */
  private wait({ age }: Work<VideoInput>, task?: { readonly taskId: string; readonly progress?: number }): Waiting {
    return {
      state: 'waiting',
      vendorTaskId: task?.taskId,
      progress: task?.progress ?? SUBMITTED,
      checkAfterMs: within(CHECK_MS, age * 100),
    };
  }

  private async giveUp(
    work: Work<VideoInput>,
    { reason, retryable }: Extract<VideoTask, { state: 'failed' }>,
  ): Promise<never> {
    if (!retryable) throw new DomainError(GenerationErrors.vendorFailed, `The video could not be made: ${reason}`);
    await work.forget();
    throw new ProviderError('video', 'unavailable', { reason });
  }

  /** A video that can't be fetched right now is there at the next check. */
  private async fetch(work: Work<VideoInput>, { url, headers }: FinishedVideo): Promise<Completed | Waiting> {
    const path = join(work.folder, 'video.mp4');
    try {
      await this.media.fromVendor(url, path, { headers, signal: work.signal });
    } catch (error) {
      if (error instanceof DomainError && error.is(OutboundErrors.failed)) return this.wait(work);
      throw error;
    }
    if (!work.input.nativeAudio) await removeSound(path, work.signal);
    return {
      state: 'completed',
      files: [{ path, fileName: 'video.mp4', contentType: 'video/mp4' }],
      cost: this.estimate(work.input),
    };
  }
}

/** A vendor keeps a task's name for ever, so another try needs another one. */
function nameOfTask({ key, attempt }: Work<VideoInput>): string {
  const name = key.replaceAll(':', '-');
  return attempt > 1 ? `${name}-${attempt}` : name;
}

const refOf = ({ submittedAs, vendorTaskId }: VendorTask): VideoTaskRef =>
  vendorTaskId ? { taskId: vendorTaskId } : { externalId: submittedAs! };

const within = ({ min, max }: typeof CHECK_MS, milliseconds: number) => Math.min(max, Math.max(min, milliseconds));
