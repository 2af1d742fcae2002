import { Injectable } from '@nestjs/common';
import { invalid } from '@reelsheet/kernel';
import type { PictureSource } from '../../assets/pictures/picture-source.js';
import { PictureStore, type StoredPicture } from '../../assets/pictures/picture-store.js';
import { InvalidPicture } from '../../assets/pictures/picture-errors.js';
import { ORGANIZATION_AVATAR_LIMITS } from './organization-avatar-limits.js';
import { OrganizationRepository } from './organization.repository.js';

/** A new picture, null to remove the current one, or undefined to leave it. */
export type AvatarChange = PictureSource | null | undefined;

/** Pictures of organizations. */
@Injectable()
export class OrganizationAvatars {
  constructor(
    private readonly organizations: OrganizationRepository,
    private readonly pictures: PictureStore,
  ) {}

  /**
   * Runs `work` in the transaction that also changes the picture. Throws `validation_error` for a file that is not a
   * picture.
   */
  async withChange<T>(id: number, change: AvatarChange, work: () => Promise<T>): Promise<T> {
    try {
      return await this.pictures.storeAndRun(
        { organizationId: id, sources: change ? [change] : [], limits: ORGANIZATION_AVATAR_LIMITS },
        async ([picture]) => {
          const result = await work();
          if (change !== undefined) await this.replace(id, picture);
          return result;
        },
      );
    } catch (error) {
      throw error instanceof InvalidPicture ? invalid('organization.avatar', error.message) : error;
    }
  }

  private async replace(id: number, picture: StoredPicture | undefined): Promise<void> {
    const before = await this.organizations.setAvatar(id, {
      avatarKey: picture?.key ?? null,
      avatarThumbnailKey: picture?.thumbnailKey ?? null,
      avatarUrl: picture?.url ?? null,
      avatarThumbnailUrl: picture?.thumbnailUrl ?? null,
    });
    await this.pictures.remove(before);
  }
}
