import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { CreditGate, type Balance, type Charge } from '@reelsheet/platform-credits';
import { Database } from '@reelsheet/platform-database';
import type { QueryRunner } from 'typeorm';

/** Credits that each organization of the tests has. */
const MAX = 1_000_000;

export class CreateTestLedger1763700000002 {
  name = 'CreateTrialLedger1763700000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE test_entry (id bigint GENERATED ALWAYS AS IDENTITY, kind text, reference text,
      amount bigint);
      CREATE TABLE test_hold (reference text, amount bigint)`);
  }

  async down(): Promise<void> {}
}

/** Test ledger that records every movement in the current transaction. */
@Injectable()
export class TestLedger extends CreditGate {
  constructor(private readonly db: Database) {
    super();
  }

  async read(): Promise<Balance> {
    return { balance: MAX, held: 0, available: MAX };
  }

  async hold({ reference, amount }: Charge): Promise<void> {
    if (amount > MAX) throw new DomainError(CommonErrors.insufficientCredits);
    await this.db.execute(`INSERT INTO test_hold VALUES ($1, $2)`, [reference, amount]);
    await this.enter('hold', reference, amount);
  }

  async capture({ reference, amount }: Charge): Promise<void> {
    if (await this.close(reference)) await this.enter('capture', reference, amount);
  }

  async release({ reference }: Pick<Charge, 'reference'>): Promise<void> {
    if (await this.close(reference)) await this.enter('release', reference, 0);
  }

  private async close(reference: string): Promise<boolean> {
    return (await this.db.execute(`DELETE FROM test_hold WHERE reference = $1`, [reference])) > 0;
  }

  private async enter(kind: string, reference: string, amount: number): Promise<void> {
    await this.db.execute(`INSERT INTO test_entry (kind, reference, amount) VALUES ($1, $2, $3)`, [
      kind,
      reference,
      amount,
    ]);
  }
}
