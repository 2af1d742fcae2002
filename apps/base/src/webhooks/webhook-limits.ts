import { DAY_MS } from '@reelsheet/kernel';

/** Delays after the first attempt, the second and so on: 5 s, 30 s, 5 min, 30 min, 2 h, 8 h, 14 h. */
export const RETRY_DELAYS_MS = [5_000, 30_000, 300_000, 1_800_000, 7_200_000, 28_800_000, 50_400_000] as const;

/** Maximum number of attempts of a delivery. */
export const MAX_ATTEMPTS = RETRY_DELAYS_MS.length + 1;

/** Share by which each delay varies randomly, so that deliveries that failed together are not retried together. */
export const JITTER = 0.1;

/** Maximum time for the response of an endpoint. */
export const RESPONSE_TIMEOUT_MS = 10_000;

/** Maximum number of deliveries that one worker sends at a time. */
export const SENT_AT_ONCE = 128;

/** Maximum number of them for the organizations of one founder. */
export const SENT_AT_ONCE_PER_SHARE = 32;

/** Maximum number of them for one endpoint, so that one that never answers leaves others of its founder the rest. */
export const SENT_AT_ONCE_PER_ENDPOINT = 8;

/** Time for which the previous secret still signs after a rotation. */
export const PREVIOUS_SECRET_TTL_MS = DAY_MS;

/** An endpoint that has accepted nothing for this long is paused when its next delivery fails finally. */
export const PAUSED_AFTER_MS = 3 * DAY_MS;

/** Maximum number of deliveries that one call sends again; the next call continues. */
export const MAX_REPLAYED = 10_000;

/** Maximum length of the address of an endpoint, in characters. */
export const MAX_URL_LENGTH = 2_000;

/** Maximum and default number of deliveries on one page of the list. */
export const DELIVERY_PAGE = {
  /** Maximum number of deliveries on one page. */
  max: 100,
  /** Number of deliveries on one page where the request has none. */
  default: 50,
};
