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
import { MAX_TASK_SECONDS } from '../generation-limits.js';
import type { Generation } from '../generation.repository.js';
import { VendorTaskRegistry } from '../vendors/vendor-task-registry.job.js';
import { CALLBACK_SECONDS } from './kind-limits.js';
import {
  GenerationKind,
  type ExpectedMedia,
  type GenerationAttempt,
  type KindOutcome,
  type KindRequest,
  type KindWaiting,
  type ReceivedCallback,
  type VendorTask,
} from './generation.kind.js';
import { PromptTexts } from './prompt-texts.js';
import { removeSound } from './silent-video.js';
import { validateVideo, VideoData, type VideoInput } from './inputs/video-input.js';

const POLL_MS = { min: 1_000, max: 10_000 };
const QUEUE_MS = { min: 1_000, max: 30_000 };
/** States of a task that uses none of the vendor's capacity. */
const ENDED_STATES: ReadonlySet<VideoTask['state']> = new Set(['unknown', 'completed', 'failed', 'cancelled']);
/** Progress once the task is submitted. */
const SUBMITTED = 0.05;

@Injectable()
export class VideoKind extends GenerationKind<VideoData, VideoInput> {
  readonly type = 'video_generation';
  readonly names = ['video_from_text', 'video_generation'];
  readonly data = VideoData;

  constructor(
    private readonly catalog: ModelCatalog,
    private readonly vendors: VideoVendors,
    private readonly texts: PromptTexts,
    private readonly tasks: VendorTaskRegistry,
    private readonly media: MediaFetcher,
  ) {
    super();
  }

  validate(request: KindRequest<VideoData>): Promise<VideoInput> {
    return validateVideo(this.catalog, this.texts, request);
  }

  estimate({ served, duration }: VideoInput): Micro {
    return videoPrice(served.price, duration);
  }

  override expects({ duration }: VideoInput): ExpectedMedia {
    return { objectType: 'video', seconds: [duration, duration] };
  }

  /**
   * Submits the task once, then polls it. When the submit had no answer, the task is looked up by our own name for it.
   */
  async run(attempt: GenerationAttempt<VideoInput>): Promise<KindOutcome> {
    const { job, age } = attempt.context;
    if (job.submittedAs === null) return this.submit(attempt, taskNameOf(attempt));
    if (age > MAX_TASK_SECONDS) throw new DomainError(GenerationErrors.tookTooLong);
    const task = await this.poll(attempt);
    if (!task) return this.wait(attempt);
    if (task.state === 'untraceable') return this.awaitCallback(attempt, job.submittedAs);
    if (task.state === 'unknown') return this.resubmitUnknown(attempt, job.submittedAs);
    if (task.state === 'cancelled') return this.resubmitCancelled(attempt);
    if (task.state === 'failed') return this.fail(attempt, task);
    return task.state === 'completed' ? this.fetch(attempt, task.videos[0]) : this.wait(attempt, task);
  }

  override mayBeAtVendor({ submittedAs }: Pick<Generation, 'submittedAs'>): boolean {
    return submittedAs !== null;
  }

  override async cancel(task: VendorTask, signal: AbortSignal): Promise<boolean> {
    return (await this.vendors.of(task.provider).cancel(refOf(task), signal)) === 'cancelled';
  }

  override async hasEnded(task: VendorTask, signal: AbortSignal): Promise<boolean> {
    return ENDED_STATES.has((await this.vendors.of(task.provider).check(refOf(task), signal)).state);
  }

  override async readCallback({ served }: VideoInput, callback: ReceivedCallback): Promise<string | undefined> {
    return this.vendors.of(served.provider).readCallback?.({ ...callback, vendorModel: served.vendorModel });
  }

  /** Returns undefined when the vendor sends no callbacks, or cannot reach us. */
  private callbackUrl(attempt: GenerationAttempt<VideoInput>, name: string): string | undefined {
    return this.providerOf(attempt).readCallback && this.tasks.callbackUrl(attempt.context, name);
  }

  private providerOf({ input }: GenerationAttempt<VideoInput>): VideoProvider {
    return this.vendors.of(input.served.provider);
  }

  private async submit(attempt: GenerationAttempt<VideoInput>, externalId: string): Promise<KindWaiting> {
    const { context, input } = attempt;
    if (!(await this.tasks.register(context, externalId))) return this.queue(attempt);
    try {
      const { model: _, served, ...settings } = input;
      const callbackUrl = this.callbackUrl(attempt, externalId);
      const request = { ...settings, vendorModel: served.vendorModel, externalId, callbackUrl, signal: context.signal };
      return this.wait(attempt, await this.providerOf(attempt).submit(request));
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (error.category === 'unknown_outcome') return this.wait(attempt);
      await this.tasks.unregister(context);
      throw error;
    }
  }

  /**
   * Waits for the vendor's callback, which reports the task's id. The task is not submitted again, because the vendor
   * may have accepted the submit whose answer was lost.
   */
  private awaitCallback(attempt: GenerationAttempt<VideoInput>, name: string): KindWaiting {
    if (attempt.context.age > CALLBACK_SECONDS || this.callbackUrl(attempt, name) === undefined)
      throw new DomainError(GenerationErrors.lostAtVendor);
    return this.wait(attempt);
  }

  /** Submits again unless the vendor has already reported an id for the task: such a task was charged. */
  private async resubmitUnknown(attempt: GenerationAttempt<VideoInput>, name: string): Promise<KindWaiting> {
    if (attempt.context.job.vendorTaskId !== null)
      throw new DomainError(GenerationErrors.vendorFailed, 'The vendor no longer knows the video');
    return this.submit(attempt, name);
  }

  /** Submits a task that was cancelled in an earlier round again, under the name of this round. */
  private resubmitCancelled(attempt: GenerationAttempt<VideoInput>): Promise<KindWaiting> {
    const name = taskNameOf(attempt);
    if (name === attempt.context.job.submittedAs)
      throw new DomainError(GenerationErrors.vendorFailed, 'The vendor cancelled the video');
    return this.submit(attempt, name);
  }

  /** Returns undefined when the vendor cannot report the state at the moment. */
  private async poll(attempt: GenerationAttempt<VideoInput>): Promise<VideoTask | undefined> {
    const { job, signal } = attempt.context;
    try {
      return await this.providerOf(attempt).check(refOf(job), signal);
    } catch (error) {
      if (error instanceof ProviderError && error.retryable) return undefined;
      throw error;
    }
  }

  /** Waits until the organization has fewer tasks at vendors; the interval grows with the job's age. */
  private queue({ context }: GenerationAttempt<VideoInput>): KindWaiting {
    return { state: 'waiting', pollAfterMs: within(QUEUE_MS, context.age * 100) };
  }

  /** Waits for the vendor; the polling interval grows with the task's age. */
  private wait(
    { context }: GenerationAttempt<VideoInput>,
    task?: { readonly taskId: string; readonly progress?: number },
  ): KindWaiting {
    return {
      state: 'waiting',
      vendorTaskId: task?.taskId,
      progress: task?.progress ?? SUBMITTED,
      pollAfterMs: within(POLL_MS, context.age * 100),
    };
  }

  private async fail(
    { context }: GenerationAttempt<VideoInput>,
    { reason, retryable }: Extract<VideoTask, { state: 'failed' }>,
  ): Promise<never> {
    if (!retryable) throw new DomainError(GenerationErrors.vendorFailed, `The video could not be made: ${reason}`);
    await this.tasks.unregister(context);
    throw new ProviderError('video', 'unavailable', { reason });
  }

  /** A video that cannot be downloaded at the moment is downloaded at the next poll. */
  private async fetch(attempt: GenerationAttempt<VideoInput>, { url, headers }: FinishedVideo): Promise<KindOutcome> {
    const { context, input, folder } = attempt;
    const path = join(folder, 'video.mp4');
    try {
      await this.media.fromVendor(url, path, { headers, signal: context.signal });
    } catch (error) {
      if (error instanceof DomainError && error.is(OutboundErrors.failed)) return this.wait(attempt);
      throw error;
    }
    if (!input.nativeAudio) await removeSound(path, context.signal);
    return {
      state: 'completed',
      files: [{ path, fileName: 'video.mp4', contentType: 'video/mp4' }],
      cost: this.estimate(input),
    };
  }
}

/** Returns another name for each attempt, because vendors never accept a task's name twice. */
function taskNameOf({ context }: GenerationAttempt<VideoInput>): string {
  const name = context.key.replaceAll(':', '-');
  return context.job.attempt > 1 ? `${name}-${context.job.attempt}` : name;
}

const refOf = ({ submittedAs, vendorTaskId }: Omit<VendorTask, 'provider'>): VideoTaskRef =>
  vendorTaskId ? { taskId: vendorTaskId } : { externalId: submittedAs! };

const within = ({ min, max }: typeof POLL_MS, milliseconds: number) => Math.min(max, Math.max(min, milliseconds));
