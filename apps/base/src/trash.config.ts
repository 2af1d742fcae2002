import { WholeSetting } from '@reelsheet/platform-config';

/** Used by sheets and assets. */
export class TrashConfig {
  @WholeSetting({
    about: 'days that deleted sheets and files can be restored; 0: they are removed at once',
    min: 0,
    max: 3_650,
  })
  TRASH_DAYS: number = 30;
}
