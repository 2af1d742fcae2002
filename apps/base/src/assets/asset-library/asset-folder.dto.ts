import { Id, Name, Nested } from '@reelsheet/platform-http';
import { FOLDER_LIMITS } from '../folders/folder-limits.js';

export class NewFolderFields {
  @Name({ max: FOLDER_LIMITS.nameLength })
  name!: string;

  @Id({ optional: true, nullable: true, about: 'parent folder; the root where absent or null' })
  parent_id?: number | null;
}

export class CreateFolderBody {
  @Nested(() => NewFolderFields)
  asset_folder!: NewFolderFields;
}

export class FolderFields {
  @Name({ max: FOLDER_LIMITS.nameLength })
  name!: string;

  @Id({
    optional: true,
    nullable: true,
    about: 'moves the folder into this one, null to the root; it stays where absent',
  })
  parent_id?: number | null;
}

export class ChangeFolderBody {
  @Nested(() => FolderFields)
  asset_folder!: FolderFields;
}

export class FolderIdView {
  @Id() asset_folder_id!: number;
}
