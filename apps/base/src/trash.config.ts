import { prose } from '@reelsheet/kernel';
import { WholeSetting } from '@reelsheet/platform-config';

/** Used by sheets and assets. */
export class TrashConfig {
  @WholeSetting({
    about: prose`days that deleted sheets, rows, columns, layers and files can be restored; 0: sheets and files are
      removed at once, the others after a day`,
    min: 0,
    max: 3_650,
  })
  TRASH_DAYS: number = 30;
}
