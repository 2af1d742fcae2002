import { Body, Controller, Get, Post, Query, UseGuards } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { CommonErrors, toCredits } from '@reelsheet/kernel';
import { CurrentCaller, Public, type Caller } from '@reelsheet/platform-auth';
import { Operation, PathId } from '@reelsheet/platform-http';
import { GrantBody, GrantView, StatementQuery, StatementView, toStatement } from './credit.dto.js';
import { CreditService } from './credit.service.js';
import { OperatorGuard } from './operator.guard.js';

@ApiTags('Credits')
@Controller()
export class CreditController {
  constructor(private readonly credits: CreditService) {}

  @Get('organizations/:organization_id/credits')
  @Operation({
    phase: 'setup',
    summary: "An organization's balance and ledger, newest entry first",
    answer: StatementView,
    errors: [CommonErrors.notFound],
  })
  async statement(
    @CurrentCaller() caller: Caller,
    @PathId('organization_id') id: number,
    @Query() { page = 1 }: StatementQuery,
  ): Promise<StatementView> {
    return toStatement(await this.credits.statement(caller, id, page));
  }

  @Public()
  @UseGuards(OperatorGuard)
  @Post('operator/credit_grants')
  @ApiHeader({ name: 'X-Operator-Key', required: true })
  @Operation({
    phase: 'setup',
    summary: 'Grant credits, as the operator',
    status: 201,
    answer: GrantView,
    errors: [CommonErrors.unauthorized, CommonErrors.organizationNotFound, CommonErrors.validation],
  })
  async grant(@Body() { organization_id, amount, reason, idempotency_key }: GrantBody): Promise<GrantView> {
    const { id, balance } = await this.credits.grant({
      organizationId: organization_id,
      amount,
      reason,
      idempotencyKey: idempotency_key,
    });
    return { id, balance: toCredits(balance) };
  }
}
