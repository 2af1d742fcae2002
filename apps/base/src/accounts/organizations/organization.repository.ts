import { Injectable } from '@nestjs/common';
import { boolean, Database, row, rowOf, textArray, typeOf, type RowOf } from '@reelsheet/platform-database';
import { OrganizationEntity } from './organization.entity.js';
import { MembershipEntity } from './members/membership.entity.js';

const Own = rowOf(
  OrganizationEntity,
  'id',
  'uuid',
  'name',
  'createdAt',
  'avatarUrl',
  'avatarThumbnailUrl',
  'requiresSecondFactor',
);
const Organization = Own.with({
  isPersonal: boolean(),
  /** Role of the requesting user. */
  role: typeOf(MembershipEntity, 'role'),
});
export type OrganizationRow = RowOf<typeof Organization>;

const Id = rowOf(OrganizationEntity, 'id');
const Alone = rowOf(OrganizationEntity, 'id', 'name');
/** An organization with a single owner. */
export type OwnedAlone = RowOf<typeof Alone>;
const Founder = rowOf(OrganizationEntity, 'founderId');
const Locked = rowOf(OrganizationEntity, 'name').with({ isPersonal: boolean() });
const MemberId = rowOf(MembershipEntity, 'userId');
const Changed = rowOf(OrganizationEntity, 'name');
const PreviousAvatar = row({ keys: textArray() });

export interface ChangedOrganization extends RowOf<typeof Changed> {
  readonly members: number[];
}

export type OrganizationAvatar = Pick<
  OrganizationEntity,
  'avatarKey' | 'avatarThumbnailKey' | 'avatarUrl' | 'avatarThumbnailUrl'
>;

const SELECT = `
  SELECT ${Own.columns('organization')}, organization.personal_user_id IS NOT NULL AS is_personal, membership.role
  FROM organization JOIN membership ON membership.organization_id = organization.id AND membership.user_id = $1`;

@Injectable()
export class OrganizationRepository {
  constructor(private readonly db: Database) {}

  /** Reserves an id for a new organization, so that its picture can be stored before the row exists. */
  async reserveId(): Promise<number> {
    const { id } = await this.db.single(Id, `SELECT nextval(pg_get_serial_sequence('organization', 'id')) AS id`);
    return id;
  }

  /** Creates an organization with a reserved id and its owner in one statement. */
  async insert(id: number, name: string, ownerId: number, personalUserId: number | null): Promise<void> {
    await this.db.execute(
      `WITH inserted AS (INSERT INTO organization (id, name, personal_user_id, founder_id) OVERRIDING SYSTEM VALUE
       VALUES ($1, $2, $4, $3) RETURNING id)
       INSERT INTO membership (organization_id, user_id, role) SELECT id, $3, 'owner' FROM inserted`,
      [id, name, ownerId, personalUserId],
    );
  }

  /**
   * Returns the number of organizations that the user has founded besides the personal workspace, and locks the count
   * until the transaction ends.
   */
  async lockFounded(userId: number): Promise<number> {
    await this.db.lock('organizations of a founder', userId);
    return this.db.execute(
      `SELECT FROM organization WHERE founder_id = $1 AND personal_user_id IS NULL AND deleted_at IS NULL`,
      [userId],
    );
  }

  /** Returns the founder; undefined for an organization without one. */
  async founderOf(id: number): Promise<number | undefined> {
    const organization = await this.db.row(Founder, `SELECT founder_id FROM organization WHERE id = $1`, [id]);
    return organization?.founderId ?? undefined;
  }

  /** Returns the ids of the organizations that the user has founded, besides the personal workspace. */
  async foundedBy(userId: number): Promise<number[]> {
    const founded = await this.db.rows(
      Id,
      `SELECT id FROM organization
       WHERE founder_id = $1 AND personal_user_id IS NULL AND deleted_at IS NULL ORDER BY id`,
      [userId],
    );
    return founded.map(({ id }) => id);
  }

  /** Returns the owner who became a member first, except for these users. */
  async firstOwner(id: number, except: readonly number[]): Promise<number | undefined> {
    const owner = await this.db.row(
      MemberId,
      `SELECT user_id FROM membership WHERE organization_id = $1 AND role = 'owner' AND user_id <> ALL ($2::bigint[])
       ORDER BY created_at, user_id LIMIT 1`,
      [id, except],
    );
    return owner?.userId;
  }

  /** Returns the organizations of which the user is the only owner, besides the personal workspace. */
  async ownedAlone(userId: number): Promise<OwnedAlone[]> {
    return this.db.rows(
      Alone,
      `SELECT organization.id, organization.name
       FROM organization JOIN membership ON membership.organization_id = organization.id
       WHERE membership.user_id = $1 AND membership.role = 'owner' AND organization.deleted_at IS NULL
         AND organization.personal_user_id IS DISTINCT FROM $1
         AND NOT EXISTS (SELECT FROM membership AS other WHERE other.organization_id = organization.id
           AND other.role = 'owner' AND other.user_id <> $1)
       ORDER BY organization.id`,
      [userId],
    );
  }

  /** Returns the ids of the user's organizations besides the personal workspace. */
  async sharedWith(userId: number): Promise<number[]> {
    const shared = await this.db.rows(
      Id,
      `SELECT organization.id FROM organization JOIN membership ON membership.organization_id = organization.id
       WHERE membership.user_id = $1 AND organization.personal_user_id IS DISTINCT FROM $1 ORDER BY organization.id`,
      [userId],
    );
    return shared.map(({ id }) => id);
  }

  async setFounder(id: number, founderId: number): Promise<void> {
    await this.db.repository(OrganizationEntity).update({ id }, { founderId });
  }

  /** Sets the picture and returns the object keys of the previous one. */
  async setAvatar(id: number, avatar: OrganizationAvatar): Promise<string[]> {
    const before = await this.db.row(
      PreviousAvatar,
      `UPDATE organization SET avatar_key = $2, avatar_thumbnail_key = $3, avatar_url = $4, avatar_thumbnail_url = $5
       FROM (SELECT id, array_remove(ARRAY[avatar_key, avatar_thumbnail_key], NULL) AS keys FROM organization
       WHERE id = $1 FOR UPDATE) AS before
       WHERE organization.id = before.id RETURNING before.keys`,
      [id, avatar.avatarKey, avatar.avatarThumbnailKey, avatar.avatarUrl, avatar.avatarThumbnailUrl],
    );
    return [...(before?.keys ?? [])];
  }

  async listOf(userId: number): Promise<OrganizationRow[]> {
    return this.db.rows(Organization, `${SELECT} ORDER BY organization.id`, [userId]);
  }

  async find(userId: number, id: number): Promise<OrganizationRow | undefined> {
    return this.db.row(Organization, `${SELECT} WHERE organization.id = $2`, [userId, id]);
  }

  async rename(id: number, name: string): Promise<void> {
    await this.db.repository(OrganizationEntity).update({ id }, { name });
  }

  /**
   * Sets whether members need a second factor, and returns the name of the organization and the ids of its members;
   * undefined if that was so before.
   */
  async setSecondFactorRequired(id: number, isRequired: boolean): Promise<ChangedOrganization | undefined> {
    const changed = await this.db.row(
      Changed,
      `UPDATE organization SET requires_second_factor = $2 WHERE id = $1 AND requires_second_factor <> $2
       RETURNING name`,
      [id, isRequired],
    );
    if (!changed) return undefined;
    const members = await this.db.rows(MemberId, `SELECT user_id FROM membership WHERE organization_id = $1`, [id]);
    return { ...changed, members: members.map(({ userId }) => userId) };
  }

  async personalOf(userId: number): Promise<number | undefined> {
    const personal = await this.db.row(Id, `SELECT id FROM organization WHERE personal_user_id = $1`, [userId]);
    return personal?.id;
  }

  /** Locks an organization that is not deleted: shared by transactions that add to it, exclusively by its deletion. */
  async lockActive(id: number, strength: 'SHARE' | 'NO KEY UPDATE'): Promise<RowOf<typeof Locked> | undefined> {
    return this.db.row(
      Locked,
      `SELECT name, personal_user_id IS NOT NULL AS is_personal FROM organization
       WHERE id = $1 AND deleted_at IS NULL FOR ${strength}`,
      [id],
    );
  }

  /** Marks the organization as deleted and removes its members, whose ids it returns. */
  async markDeleted(id: number, now: Date): Promise<number[]> {
    await this.db.repository(OrganizationEntity).update({ id }, { deletedAt: now });
    const left = await this.db.rows(MemberId, `DELETE FROM membership WHERE organization_id = $1 RETURNING user_id`, [
      id,
    ]);
    return left.map(({ userId }) => userId);
  }
}
