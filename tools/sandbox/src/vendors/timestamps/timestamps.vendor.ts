import { TimeStampReq } from 'pkijs';
import { VendorError, type VendorErrorKind } from '../../server/vendor-error.js';
import type { Vendor } from '../../server/vendor.js';
import type { TimestampSigner } from './timestamp-signer.js';

const STATUSES: Record<VendorErrorKind, number> = {
  unauthorized: 401,
  forbidden: 403,
  invalid: 400,
  not_found: 404,
  refused: 451,
  conflict: 409,
  limited: 429,
  server: 500,
};
const MAX_BODY = 16_384;
const QUERY = 'application/timestamp-query';

/** A time-stamp authority (RFC 3161 over HTTP) without authentication. */
export const timestamps: Vendor = {
  name: 'timestamps',
  renderError: ({ kind, message, status = STATUSES[kind] }) => ({ status, body: message, type: 'text/plain' }),
  routes(app) {
    let authority: Promise<TimestampSigner> | undefined;
    app.addContentTypeParser(QUERY, { parseAs: 'buffer', bodyLimit: MAX_BODY }, (_request, body, done) =>
      done(null, body),
    );

    app.post<{ Body: Buffer }>('/', { config: { openToAll: true } }, async (request, reply) => {
      authority ??= import('./timestamp-signer.js').then(async ({ TimestampSigner }) => TimestampSigner.create());
      const answer = await (await authority).answer(queryOf(request.body));
      return reply.type('application/timestamp-reply').send(answer);
    });
  },
};

function queryOf(body: Buffer): TimeStampReq {
  try {
    return TimeStampReq.fromBER(new Uint8Array(body));
  } catch {
    throw new VendorError('invalid', 'the body is no time-stamp request');
  }
}
