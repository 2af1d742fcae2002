import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { Failure } from '../../server/failure.js';
import { originOf } from '../../server/origin.js';
import { serveFile } from '../../server/serve-file.js';
import type { Vendor, World } from '../../server/vendor.js';
import { jsonAnswer } from '../../store/answers.js';
import { checkKlingToken, klingBody, renderKlingFailure } from './kling.js';
import { Studio } from './studio.js';
import { showTask, type TaskKind, VideoRequest, type VideoTask } from './video-task.js';

const KINDS: readonly TaskKind[] = ['text2video', 'image2video'];
const LARGEST_PICTURE = 10 * 2 ** 20;

/** Long-running video generation in Kling's format; the videos are drawn and moved by ffmpeg. */
export const video: Vendor = {
  name: 'video',
  renderFailure: renderKlingFailure,
  routes(app, world) {
    const studio = new Studio(world);
    app.addHook('onReady', async () => studio.start());
    app.addHook('onClose', () => studio.stop());
    app.addHook('preParsing', async (request) => {
      if (!request.routeOptions.config.openToAll) checkKlingToken(request);
    });
    for (const kind of KINDS) taskRoutes(app, world, studio, kind);
    app.get<{ Params: { name: string } }>('/files/:name', { config: { openToAll: true } }, (request, reply) =>
      serveFile(request, reply, world.files.path(request.params.name), 'video/mp4'),
    );
  },
};

function taskRoutes(app: FastifyInstance, world: World, studio: Studio, kind: TaskKind): void {
  app.post<{ Body: VideoRequest }>(`/v1/videos/${kind}`, { schema: { body: VideoRequest } }, async (request) => {
    const { external_task_id: externalId = null, prompt = '' } = request.body;
    request.call.idempotencyKey = externalId ?? request.call.idempotencyKey;
    request.call.summary = prompt.slice(0, 120);
    const answer = await world.answers.once('video', request.call.idempotencyKey, async () => {
      // A kill between the task and its answer leaves the task alone, which a repeated id must find.
      const task =
        (externalId === null ? undefined : studio.find(externalId)) ?? (await newTask(request.body, kind, world));
      const shown = jsonAnswer(showTask(task, originOf(request)));
      if (!studio.find(task.id)) studio.submit(task);
      return shown;
    });
    request.call.replay = answer.replay;
    return klingBody(JSON.parse(answer.body.toString()));
  });
  app.get<{ Params: { id: string } }>(
    `/v1/videos/${kind}/:id`,
    async (request: FastifyRequest<{ Params: { id: string } }>) => {
      const task = existing(studio, request.params.id);
      if (task.kind !== kind) throw new Failure('not_found', 'task not found');
      return klingBody(showTask(task, originOf(request)));
    },
  );
}

function existing(studio: Studio, id: string): VideoTask {
  const task = studio.find(id);
  if (!task) throw new Failure('not_found', 'task not found');
  return task;
}

async function newTask(request: VideoRequest, kind: TaskKind, world: World): Promise<VideoTask> {
  if (kind === 'text2video' && !request.prompt) throw new Failure('invalid', 'prompt is required');
  if (kind === 'image2video' && !request.image) throw new Failure('invalid', 'image is required');
  const id = String(BigInt(`0x${randomBytes(7).toString('hex')}`) + 10n ** 17n);
  const now = Date.now();
  return {
    id,
    kind,
    externalId: request.external_task_id ?? null,
    prompt: request.prompt ?? '',
    picture: kind === 'image2video' ? await keepPicture(request.image!, id, world) : null,
    mode: request.mode ?? 'std',
    ratio: request.aspect_ratio ?? '16:9',
    seconds: Number(request.duration ?? 5),
    sound: request.sound === 'on',
    createdAt: now,
    updatedAt: now,
    startedAt: null,
    madeAt: null,
    failure: null,
  };
}

/** Takes the picture as base64 or fetches it from its address, as the vendor does. */
async function keepPicture(image: string, id: string, world: World): Promise<string> {
  const bytes = /^https?:\/\//.test(image)
    ? await fetchPicture(image)
    : Buffer.from(image.replace(/^data:[^,]*,/, ''), 'base64');
  await sharp(bytes)
    .metadata()
    .catch(() => {
      throw new Failure('invalid', 'image could not be decoded');
    });
  const name = `video-${id}.picture`;
  await world.files.write(name, bytes);
  return name;
}

async function fetchPicture(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
  const bytes = response?.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
  if (!bytes || bytes.length > LARGEST_PICTURE) throw new Failure('invalid', 'image could not be fetched');
  return bytes;
}
