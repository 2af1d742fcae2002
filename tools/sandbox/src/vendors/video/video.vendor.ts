import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pictureLibrary } from '@reelsheet/pictures';
import { canvasOf, newVideo } from '../../videos/simulated-video.js';
import { VideoTasks } from '../../videos/video-tasks.js';
import { Webhooks } from '../../videos/webhooks.js';
import { VendorError } from '../../server/vendor-error.js';
import { originOf } from '../../server/origin.js';
import { serveFile } from '../../server/serve-file.js';
import type { Vendor, SandboxContext } from '../../server/vendor.js';
import { jsonAnswer } from '../../store/idempotent-responses.js';
import { checkKlingToken, klingBody, renderKlingError } from './kling.js';
import { SHORT_SIDE, taskResponse, type TaskKind, VideoRequest, type VideoTask } from './video-task.js';

type Order = FastifyRequest<{ Body: VideoRequest }>;

const KINDS: readonly TaskKind[] = ['text2video', 'image2video'];
const MAX_PICTURE = 10 * 2 ** 20;

/** Long-running video generation in Kling's format; the videos are drawn and moved by ffmpeg. */
export const video: Vendor = {
  name: 'video',
  renderError: renderKlingError,
  routes(app, sandbox) {
    const webhooks = new Webhooks({ maxAttempts: 3, timeoutMs: 5_000 });
    const tasks = new VideoTasks<VideoTask>(sandbox, {
      collection: 'kling_tasks',
      changed: (task) => notifyCaller(webhooks, task),
    });
    app.addHook('onReady', async () => tasks.start());
    app.addHook('onClose', async () => {
      await Promise.all([webhooks.stop(), tasks.stop()]);
    });
    app.addHook('preParsing', async (request) => {
      if (!request.routeOptions.config.openToAll) checkKlingToken(request);
    });
    for (const kind of KINDS) taskRoutes(app, sandbox, tasks, kind);
    app.get<{ Params: { name: string } }>('/files/:name', { config: { openToAll: true } }, (request, reply) =>
      serveFile(request, reply, sandbox.files.path(request.params.name), 'video/mp4'),
    );
  },
};

function notifyCaller(webhooks: Webhooks, task: VideoTask): void {
  if (task.callbackUrl === null || task.status === 'queued') return;
  webhooks.send(task.callbackUrl, task.faults, () => ({ body: JSON.stringify(taskResponse(task)) }));
}

function taskRoutes(app: FastifyInstance, sandbox: SandboxContext, tasks: VideoTasks<VideoTask>, kind: TaskKind): void {
  app.post<{ Body: VideoRequest }>(`/v1/videos/${kind}`, { schema: { body: VideoRequest } }, async (request) => {
    const { external_task_id: externalId = null, prompt = '' } = request.body;
    request.call.idempotencyKey = externalId ?? request.call.idempotencyKey;
    request.call.summary = prompt.slice(0, 120);
    const answer = await sandbox.answers.once('video', request.call.idempotencyKey, async () => {
      // A kill between the task and its answer leaves the task alone, which a repeated id must find.
      const known = externalId === null ? undefined : find(tasks, externalId);
      const task = known ?? (await newTask(request, kind, sandbox));
      if (!known) tasks.submit(task);
      return jsonAnswer(taskResponse(task));
    });
    request.call.replay = answer.replay;
    return klingBody(JSON.parse(answer.body.toString()));
  });
  app.get<{ Params: { id: string } }>(
    `/v1/videos/${kind}/:id`,
    async (request: FastifyRequest<{ Params: { id: string } }>) => {
      const task = find(tasks, request.params.id);
      if (task?.kind !== kind) throw new VendorError('not_found', 'task not found');
      return klingBody(taskResponse(task));
    },
  );
}

/** The task with this id, or with this id of the caller's own. */
function find(tasks: VideoTasks<VideoTask>, id: string): VideoTask | undefined {
  return tasks.find(id) ?? tasks.findBy(({ externalId }) => externalId === id);
}

async function newTask(request: Order, kind: TaskKind, sandbox: SandboxContext): Promise<VideoTask> {
  const { body } = request;
  if (kind === 'text2video' && !body.prompt) throw new VendorError('invalid', 'prompt is required');
  if (kind === 'image2video' && !body.image) throw new VendorError('invalid', 'image is required');
  const id = String(BigInt(`0x${randomBytes(7).toString('hex')}`) + 10n ** 17n);
  return newVideo({
    id,
    kind,
    externalId: body.external_task_id ?? null,
    callbackUrl: body.callback_url ?? null,
    origin: originOf(request),
    prompt: body.prompt ?? '',
    picture: kind === 'image2video' ? await storePicture(body.image!, id, sandbox) : null,
    canvas: canvasOf(body.aspect_ratio ?? '16:9', SHORT_SIDE[body.mode ?? 'std']!),
    seconds: Number(body.duration ?? 5),
    sound: body.sound === 'on',
    faults: sandbox.faults.takeForTask('video', request.url),
  });
}

/** Takes the picture as base64 or fetches it from its address, as the vendor does. */
async function storePicture(image: string, id: string, sandbox: SandboxContext): Promise<string> {
  const bytes = /^https?:\/\//.test(image)
    ? await fetchPicture(image)
    : Buffer.from(image.replace(/^data:[^,]*,/, ''), 'base64');
  const library = await pictureLibrary();
  await library(bytes)
    .metadata()
    .catch(() => {
      throw new VendorError('invalid', 'image could not be decoded');
    });
  const name = `video-${id}.picture`;
  await sandbox.files.write(name, bytes);
  return name;
}

async function fetchPicture(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
  const bytes = response?.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
  if (!bytes || bytes.length > MAX_PICTURE) throw new VendorError('invalid', 'image could not be fetched');
  return bytes;
}
