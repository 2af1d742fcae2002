import { prose } from '@reelsheet/kernel';
import { WholeSetting } from '@reelsheet/platform-config';

export class SheetsConfig {
  @WholeSetting({
    about: 'maximum bytes of the values, attributes and titles of one sheet, counted as JSON',
    min: 2 ** 20,
    max: 2 ** 28,
  })
  MAX_SHEET_BYTES: number = 64 * 2 ** 20;

  @WholeSetting({
    about: prose`
      MiB of memory for cached responses to reads of whole sheets and windows, used again until something in them
      changes; one response takes at most a quarter of it, and 0 disables the cache`,
    min: 0,
    max: 4_096,
  })
  SHEET_CACHE_MEGABYTES: number = 64;
}
