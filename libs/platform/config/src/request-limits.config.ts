import { WholeSetting } from './setting.js';

/** Limits that every service enforces on requests. */
export class RequestLimitsConfig {
  @WholeSetting({
    about: 'requests a minute of one user at one service, with all their keys and sessions, whatever the replica',
    max: 1_000_000_000,
  })
  RATE_LIMIT_PER_MINUTE: number = 1_200;

  @WholeSetting({
    about: 'requests a minute at one service in all organizations that one user founded, of all their members together',
    max: 1_000_000_000,
  })
  RATE_LIMIT_ORGANIZATION_PER_MINUTE: number = 6_000;

  @WholeSetting({
    about: 'wrong keys and tokens a minute from one address; right ones are not counted and not held up',
  })
  RATE_LIMIT_WRONG_KEYS: number = 60;

  @WholeSetting({
    about: 'maximum open connections of callers to one process; further ones are closed without a response',
  })
  MAX_CONNECTIONS: number = 10_000;

  @WholeSetting({
    about: 'bytes a second that a body must bring, on average over 10 seconds; a slower request is ended with 408',
  })
  MIN_BODY_BYTES_PER_SECOND: number = 8_192;

  @WholeSetting({
    about:
      'event streams that one user, or all who hold the address of one run, may have open at a time at each replica',
  })
  MAX_STREAMS_PER_CALLER: number = 50;
}
