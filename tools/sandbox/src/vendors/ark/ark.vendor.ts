import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { canvasOf, newVideo } from '../../videos/simulated-video.js';
import { VideoTasks } from '../../videos/video-tasks.js';
import { Webhooks } from '../../videos/webhooks.js';
import { bearerToken, isSandboxKey } from '../../server/bearer.js';
import { VendorError, type VendorErrorKind } from '../../server/vendor-error.js';
import { originOf } from '../../server/origin.js';
import { serveFile } from '../../server/serve-file.js';
import type { Vendor, SandboxContext } from '../../server/vendor.js';
import { ArkRequest, type ArkTask, taskResponse } from './ark-task.js';

type Order = FastifyRequest<{ Body: ArkRequest }>;
interface ById {
  Params: { id: string };
}

const TASKS = '/api/v3/contents/generations/tasks';
/** Prefix of the names of models that exist but are not activated for the account. */
const CLOSED = 'closed-';

const SHAPES: Record<VendorErrorKind, { status: number; code: string; type: string }> = {
  unauthorized: { status: 401, code: 'AuthenticationError', type: 'Unauthorized' },
  forbidden: { status: 403, code: 'AccessDenied', type: 'Forbidden' },
  invalid: { status: 400, code: 'InvalidParameter', type: 'BadRequest' },
  not_found: { status: 404, code: 'ResourceNotFound', type: 'NotFound' },
  refused: { status: 400, code: 'InputTextSensitiveContentDetected', type: 'BadRequest' },
  conflict: { status: 409, code: 'InvalidAction', type: 'Conflict' },
  limited: { status: 429, code: 'RateLimitExceeded.EndpointRPMExceeded', type: 'TooManyRequests' },
  server: { status: 500, code: 'InternalServiceError', type: 'InternalServerError' },
};

/** BytePlus ModelArk's video generation tasks. */
export const ark: Vendor = {
  name: 'ark',
  renderError(error) {
    const { status, code, type } = SHAPES[error.kind];
    const body = { error: { code: error.code ?? code, message: error.message, param: '', type } };
    return { status: error.status ?? status, body };
  },
  routes(app, sandbox) {
    const webhooks = new Webhooks({ maxAttempts: 3, timeoutMs: 5_000 });
    const tasks = new VideoTasks<ArkTask>(sandbox, {
      collection: 'ark_tasks',
      changed: (task) => notifyCaller(webhooks, task),
    });
    app.addHook('onReady', async () => tasks.start());
    app.addHook('onClose', async () => {
      await Promise.all([webhooks.stop(), tasks.stop()]);
    });
    app.addHook('preParsing', async (request) => {
      if (request.routeOptions.config.openToAll || isSandboxKey(bearerToken(request))) return;
      throw new VendorError('unauthorized', 'The API key does not exist or is invalid.');
    });
    taskRoutes(app, sandbox, tasks);
    app.get<{ Params: { name: string } }>('/files/:name', { config: { openToAll: true } }, (request, reply) =>
      serveFile(request, reply, sandbox.files.path(request.params.name), 'video/mp4'),
    );
  },
};

/** Notifies the caller of every state, including the first one. */
function notifyCaller(webhooks: Webhooks, task: ArkTask): void {
  if (task.callbackUrl === null) return;
  webhooks.send(task.callbackUrl, task.faults, () => ({ body: JSON.stringify(taskResponse(task)) }));
}

function taskRoutes(app: FastifyInstance, sandbox: SandboxContext, tasks: VideoTasks<ArkTask>): void {
  // An `Idempotency-Key` is only logged, because this vendor creates another task for each request.
  app.post<{ Body: ArkRequest }>(TASKS, { schema: { body: ArkRequest } }, async (request) => {
    const task = newTask(request, sandbox);
    request.call.summary = task.prompt.slice(0, 120);
    tasks.submit(task);
    return { id: task.id };
  });
  app.get<ById>(`${TASKS}/:id`, async ({ params }) => taskResponse(existing(tasks, params.id)));
  app.delete<ById>(`${TASKS}/:id`, async ({ params }) => {
    const { id, status } = existing(tasks, params.id);
    if (status === 'rendering' || status === 'cancelled')
      throw new VendorError('conflict', 'A task in this status cannot be deleted.');
    if (!tasks.withdraw(id)) tasks.remove(id);
    return {};
  });
}

function existing(tasks: VideoTasks<ArkTask>, id: string): ArkTask {
  const task = tasks.find(id);
  if (!task) throw new VendorError('not_found', 'The specified task does not exist.');
  return task;
}

function newTask(request: Order, sandbox: SandboxContext): ArkTask {
  const { model, content, resolution, ratio, duration, generate_audio, callback_url, execution_expires_after } =
    request.body;
  if (model.startsWith(CLOSED))
    throw new VendorError('not_found', 'Your account has not activated the model.', 'ModelNotOpen');
  return newVideo({
    id: `cgt-${randomBytes(9).toString('hex')}`,
    model,
    resolution,
    ratio,
    expiresAfter: execution_expires_after,
    callbackUrl: callback_url ?? null,
    origin: originOf(request),
    prompt: content[0]!.text,
    canvas: canvasOf(ratio, Number.parseInt(resolution, 10)),
    seconds: duration,
    sound: generate_audio,
    faults: sandbox.faults.takeForTask('ark', request.url),
  });
}
