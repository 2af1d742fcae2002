import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { CommonErrors, DomainError } from '@reelsheet/kernel';

const CONNECT_MS = 3_000;
const SILENCE_MS = 60_000;
/** Statuses of a store that may answer the same request later. */
const AWAY = [500, 502, 503, 504];

export interface BucketOptions {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Milliseconds without a byte after which a request ends; default is a minute. */
  readonly silenceMs?: number;
}

/**
 * Creates a client whose requests fail as unavailable while the bucket does not work, so that callers repeat them. It
 * sends each request up to `maxAttempts` times, by default three times.
 */
export function bucketClient(
  { endpoint, region, accessKeyId, secretAccessKey, silenceMs = SILENCE_MS }: BucketOptions,
  maxAttempts?: number,
): S3Client {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: silenceMs },
    ...(maxAttempts === undefined ? {} : { maxAttempts }),
  });
  client.middlewareStack.add(
    (next) => (request) =>
      next(request).catch((cause: unknown) => {
        throw isAway(cause) ? new DomainError(CommonErrors.unavailable, undefined, undefined, { cause }) : cause;
      }),
    { step: 'initialize', name: 'unavailableBucket' },
  );
  return client;
}

/** Returns true for a bucket that is silent or overloaded. Rejected connections have codes of the system. */
function isAway(error: unknown): boolean {
  if (error instanceof S3ServiceException) return AWAY.includes(error.$metadata.httpStatusCode ?? 0);
  return error instanceof Error && error.name === 'TimeoutError';
}
