import { Injectable } from '@nestjs/common';
import { Database, integer, row, rowOf, type RowOf } from '@reelsheet/platform-database';
import { SecondFactorEntity, TotpSecretEntity } from './second-factor.entity.js';

const Factor = rowOf(SecondFactorEntity, 'id', 'kind', 'name', 'createdAt', 'lastUsedAt');
export type SecondFactor = RowOf<typeof Factor>;

const Totp = rowOf(TotpSecretEntity, 'factorId', 'sealed');
export type TotpSecret = RowOf<typeof Totp>;

const Count = row({ count: integer() });

export interface NewTotpFactor extends Pick<SecondFactorEntity, 'id' | 'userId' | 'name'> {
  readonly sealed: string;
}

/** Second factors of users. Changes need the lock of the user row. */
@Injectable()
export class SecondFactorRepository {
  constructor(private readonly db: Database) {}

  /** Inserts an authenticator app that is not confirmed yet, and deletes all others of the user that are not. */
  async insertTotp({ id, userId, name, sealed }: NewTotpFactor, now: Date): Promise<void> {
    await this.removeUnconfirmed(userId);
    await this.db.execute(
      `WITH inserted AS (
         INSERT INTO second_factor (id, user_id, kind, name, created_at) VALUES ($1, $2, 'totp', $3, $4) RETURNING id
       )
       INSERT INTO totp_secret (factor_id, sealed) SELECT id, $5 FROM inserted`,
      [id, userId, name, now, sealed],
    );
  }

  async removeUnconfirmed(userId: number): Promise<void> {
    await this.db.execute(`DELETE FROM second_factor WHERE user_id = $1 AND confirmed_at IS NULL`, [userId]);
  }

  /** Returns the secret of a factor that was created after `since` and is not confirmed yet. */
  async findUnconfirmed(userId: number, id: string, since: Date): Promise<TotpSecret | undefined> {
    return this.db.row(
      Totp,
      `SELECT ${Totp.columns()} FROM totp_secret JOIN second_factor ON second_factor.id = factor_id
       WHERE factor_id = $1 AND user_id = $2 AND confirmed_at IS NULL AND created_at > $3`,
      [id, userId, since],
    );
  }

  async confirm(id: string, now: Date): Promise<SecondFactor> {
    return this.db.single(
      Factor,
      `UPDATE second_factor SET confirmed_at = $2 WHERE id = $1 RETURNING ${Factor.columns()}`,
      [id, now],
    );
  }

  /** Returns the confirmed factors, oldest first. */
  async listOf(userId: number): Promise<SecondFactor[]> {
    return this.db.rows(
      Factor,
      `SELECT ${Factor.columns()} FROM second_factor WHERE user_id = $1 AND confirmed_at IS NOT NULL
       ORDER BY confirmed_at, id`,
      [userId],
    );
  }

  async find(userId: number, id: string): Promise<SecondFactor | undefined> {
    return this.db.row(
      Factor,
      `SELECT ${Factor.columns()} FROM second_factor WHERE user_id = $1 AND id = $2 AND confirmed_at IS NOT NULL`,
      [userId, id],
    );
  }

  /** Returns undefined when the user has no such factor in use. */
  async rename(userId: number, id: string, name: string): Promise<SecondFactor | undefined> {
    return this.db.row(
      Factor,
      `UPDATE second_factor SET name = $3 WHERE user_id = $1 AND id = $2 AND confirmed_at IS NOT NULL
       RETURNING ${Factor.columns()}`,
      [userId, id, name],
    );
  }

  async count(userId: number): Promise<number> {
    const { count } = await this.db.single(
      Count,
      `SELECT count(*)::integer AS count FROM second_factor WHERE user_id = $1 AND confirmed_at IS NOT NULL`,
      [userId],
    );
    return count;
  }

  async totpSecretsOf(userId: number): Promise<TotpSecret[]> {
    return this.db.rows(
      Totp,
      `SELECT ${Totp.columns()} FROM totp_secret JOIN second_factor ON second_factor.id = factor_id
       WHERE user_id = $1 AND confirmed_at IS NOT NULL ORDER BY factor_id`,
      [userId],
    );
  }

  /** Accepts a time step once. Returns false for a step that is not later than the last accepted one. */
  async useStep(factorId: string, step: number, now: Date): Promise<boolean> {
    const used = await this.db.execute(
      `WITH used AS (
         UPDATE totp_secret SET last_step = $2 WHERE factor_id = $1 AND (last_step IS NULL OR last_step < $2)
         RETURNING factor_id
       )
       UPDATE second_factor SET last_used_at = $3 FROM used WHERE id = used.factor_id`,
      [factorId, step, now],
    );
    return used > 0;
  }

  /** Returns false when the user has no such factor. */
  async remove(userId: number, id: string): Promise<boolean> {
    return (await this.db.execute(`DELETE FROM second_factor WHERE user_id = $1 AND id = $2`, [userId, id])) > 0;
  }

  /** Removes all factors and recovery codes of the user. */
  async removeAll(userId: number): Promise<void> {
    await this.db.execute(
      `WITH codes AS (DELETE FROM recovery_code WHERE user_id = $1) DELETE FROM second_factor WHERE user_id = $1`,
      [userId],
    );
  }
}
