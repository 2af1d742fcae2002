import { randomBytes } from 'node:crypto';
import { pictureLibrary } from '@reelsheet/pictures';
import { type Static, Type } from 'typebox';
import { drawPicture } from '../../picture/picture.js';
import type { Canvas } from '../../picture/scenery.js';
import { VendorError } from '../../server/vendor-error.js';
import { readForm } from '../../server/forms.js';
import { answerOnce, openAiScope, renderOpenAiError, sendAnswer } from '../../server/openai.js';
import { originOf } from '../../server/origin.js';
import { serveFile } from '../../server/serve-file.js';
import type { Vendor, SandboxContext } from '../../server/vendor.js';
import { type Answer, jsonAnswer } from '../../store/idempotent-responses.js';

const SMALLEST = 64;
const MAX = 2048;
const MAX_IMAGES = 10;

const ImageRequest = Type.Object({
  model: Type.Optional(Type.String()),
  prompt: Type.String({ minLength: 1, maxLength: 32_000 }),
  n: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: MAX_IMAGES }), Type.Null()])),
  size: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  response_format: Type.Optional(Type.Enum(['b64_json', 'url'])),
});
type ImageRequest = Static<typeof ImageRequest>;

/** Pictures drawn from the prompt, in OpenAI's format. */
export const image: Vendor = {
  name: 'image',
  renderError: renderOpenAiError,
  routes(app, sandbox) {
    openAiScope(app, ['sandbox-image']);
    app.post<{ Body: ImageRequest }>(
      '/v1/images/generations',
      { schema: { body: ImageRequest } },
      async (request, reply) => {
        request.call.summary = request.body.prompt.slice(0, 120);
        return sendAnswer(
          reply,
          await answerOnce('image', sandbox, request, () => draw(request.body, originOf(request), sandbox)),
        );
      },
    );
    app.post('/v1/images/edits', async (request, reply) => {
      const form = await readForm(request);
      const wanted = fromForm(form.fields);
      const reference = form.files.find((file) => /^image(\[\d*\])?$/.test(file.field))?.bytes;
      if (!reference)
        throw new VendorError('invalid', "Missing required parameter: 'image'.", 'missing_required_parameter');
      await checkReference(reference);
      request.call.summary = wanted.prompt.slice(0, 120);
      return sendAnswer(
        reply,
        await answerOnce('image', sandbox, request, () => draw(wanted, originOf(request), sandbox, reference)),
      );
    });
    app.get<{ Params: { name: string } }>('/files/:name', { config: { openToAll: true } }, (request, reply) =>
      serveFile(request, reply, sandbox.files.path(request.params.name), 'image/png'),
    );
  },
};

async function draw(
  wanted: ImageRequest,
  origin: string,
  sandbox: SandboxContext,
  reference?: Buffer,
): Promise<Answer> {
  const canvas = canvasOf(wanted.size ?? 'auto');
  const data = [];
  for (let variant = 0; variant < (wanted.n ?? 1); variant++) {
    const png = await drawPicture(wanted.prompt, canvas, variant, reference);
    data.push(
      wanted.response_format === 'url'
        ? { url: await publish(png, origin, sandbox) }
        : { b64_json: png.toString('base64') },
    );
  }
  return jsonAnswer({ created: Math.floor(Date.now() / 1000), data });
}

async function publish(png: Buffer, origin: string, sandbox: SandboxContext): Promise<string> {
  const name = `image-${randomBytes(16).toString('hex')}.png`;
  await sandbox.files.write(name, png);
  return `${origin}/image/files/${name}`;
}

function canvasOf(size: string): Canvas {
  if (size === 'auto') return { width: 1024, height: 1024 };
  const [width = 0, height = 0] = /^(\d+)x(\d+)$/.exec(size)?.slice(1).map(Number) ?? [];
  if (Math.min(width, height) < SMALLEST || Math.max(width, height) > MAX) {
    throw new VendorError(
      'invalid',
      `Invalid size '${size}': each side must be ${SMALLEST} to ${MAX} pixels.`,
      'invalid_value',
    );
  }
  return { width, height };
}

function fromForm(fields: ReadonlyMap<string, string[]>): ImageRequest {
  const one = (name: string) => fields.get(name)?.[0];
  const prompt = one('prompt');
  if (!prompt) throw new VendorError('invalid', "Missing required parameter: 'prompt'.", 'missing_required_parameter');
  const count = Number(one('n') ?? 1);
  if (!Number.isInteger(count) || count < 1 || count > MAX_IMAGES)
    throw new VendorError('invalid', `'n' must be 1 to ${MAX_IMAGES}.`);
  return {
    prompt,
    n: count,
    size: one('size') ?? null,
    response_format: one('response_format') === 'url' ? 'url' : 'b64_json',
  };
}

async function checkReference(bytes: Buffer): Promise<void> {
  const library = await pictureLibrary();
  await library(bytes)
    .metadata()
    .catch(() => {
      throw new VendorError('invalid', 'Invalid image file.', 'invalid_image');
    });
}
