import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { bearerToken, isSandboxKey } from '../../server/bearer.js';
import { VendorError, type VendorErrorKind } from '../../server/vendor-error.js';
import type { Vendor } from '../../server/vendor.js';

/** Secret of all access keys of the sandbox. */
export const SECRET_KEY = 'sandbox-secret';

const SHAPES: Record<VendorErrorKind, { status: number; code: number }> = {
  unauthorized: { status: 401, code: 1000 },
  forbidden: { status: 403, code: 1103 },
  invalid: { status: 400, code: 1201 },
  not_found: { status: 404, code: 1203 },
  refused: { status: 400, code: 1301 },
  conflict: { status: 400, code: 1201 },
  limited: { status: 429, code: 1302 },
  server: { status: 500, code: 5000 },
};

export const renderKlingError: Vendor['renderError'] = (error) => {
  const { status, code } = SHAPES[error.kind];
  return {
    status: error.status ?? status,
    body: { code: error.code ? Number(error.code) : code, message: error.message, request_id: randomUUID() },
  };
};

export function klingBody(data: unknown): object {
  return { code: 0, message: 'SUCCEED', request_id: randomUUID(), data };
}

/** Verifies the JWT (HS256) of a call; fails as unauthorized with the vendor's code for the reason. */
export function checkKlingToken(request: FastifyRequest): void {
  const token = bearerToken(request);
  if (!token) throw new VendorError('unauthorized', 'Authorization is empty', '1001');
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = decode(payload);
  if (decode(header)['alg'] !== 'HS256' || !isSigned(`${header}.${payload}`, signature)) {
    throw new VendorError('unauthorized', 'Authorization signature is invalid', '1000');
  }
  if (!isSandboxKey(claims['iss'])) throw new VendorError('unauthorized', 'access key not found', '1002');
  const now = Date.now() / 1000;
  if (Number(claims['nbf'] ?? 0) > now + 1)
    throw new VendorError('unauthorized', 'Authorization is not yet valid', '1003');
  if (!(Number(claims['exp']) > now)) throw new VendorError('unauthorized', 'Authorization has expired', '1004');
}

function decode(part: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(Buffer.from(part, 'base64url').toString())) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function isSigned(signed: string, signature: string): boolean {
  const expected = createHmac('sha256', SECRET_KEY).update(signed).digest();
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
