import { answerCheck } from '@reelsheet/provider-common';
import { type Static, type TSchema, Type } from 'typebox';
import type { PublishError } from '../errors.js';
import type { NetworkResponse, NetworkCall, NetworkClient } from '../network-client.js';
import { API_ERRORS } from './professional.errors.js';

export const Member = Type.Object({
  sub: Type.String({ minLength: 1 }),
  name: Type.Optional(Type.String()),
  given_name: Type.Optional(Type.String()),
});

const Urn = Type.String({ pattern: '^urn:li:' });

export const ImageUpload = Type.Object({ value: Type.Object({ uploadUrl: Type.String(), image: Urn }) });
export const DocumentUpload = Type.Object({ value: Type.Object({ uploadUrl: Type.String(), document: Urn }) });
export const VideoUpload = Type.Object({
  value: Type.Object({
    video: Urn,
    uploadToken: Type.String(),
    thumbnailUploadUrl: Type.Optional(Type.String()),
    uploadInstructions: Type.Array(
      Type.Object({ uploadUrl: Type.String(), firstByte: Type.Number(), lastByte: Type.Number() }),
      { minItems: 1 },
    ),
  }),
});

export const AssetStatus = Type.Object({ status: Type.String() });

export const PostList = Type.Object({
  elements: Type.Array(
    Type.Object({ id: Urn, commentary: Type.Optional(Type.String()), createdAt: Type.Optional(Type.Number()) }),
  ),
});

export const Analytics = Type.Object({ elements: Type.Array(Type.Object({ count: Type.Number() })) });

export type ProfessionalRequest = Omit<NetworkCall<unknown>, 'read' | 'url'> & { readonly path: string };

/** Client for the versioned REST API, whose errors are `{status, code, serviceErrorCode, message}`. */
export class ProfessionalApi {
  constructor(
    readonly client: NetworkClient,
    private readonly root: string,
    private readonly version: string,
  ) {}

  call<T extends TSchema>(request: ProfessionalRequest, data: T): Promise<Static<T>> {
    const check = answerCheck(this.client.platform, data);
    return this.send(request, ({ body }) => check(body));
  }

  /** Makes a call and returns the response headers. */
  headers(request: ProfessionalRequest): Promise<Headers> {
    return this.send(request, ({ headers }) => headers);
  }

  errorFrom({ step }: Pick<ProfessionalRequest, 'step'>, answer: NetworkResponse): PublishError {
    const { code } = (answer.body ?? {}) as { code?: unknown };
    return this.client.errorFrom(step, answer, typeof code === 'string' ? code : undefined, API_ERRORS);
  }

  private send<T>(
    { path, headers, ...request }: ProfessionalRequest,
    read: (answer: NetworkResponse) => T,
  ): Promise<T> {
    return this.client.call({
      ...request,
      url: `${this.root}${path}`,
      headers: { 'linkedin-version': this.version, 'x-restli-protocol-version': '2.0.0', ...headers },
      read: (answer) => {
        if (answer.status >= 200 && answer.status < 300) return read(answer);
        throw this.errorFrom(request, answer);
      },
    });
  }
}
