import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, toCredits } from '@reelsheet/kernel';
import { Operation } from '@reelsheet/platform-http';
import { GrantBody, GrantView } from './credit.dto.js';
import { CreditService } from './credit.service.js';
import { OperatorKey } from './operator.guard.js';

@ApiTags('Credits')
@Controller()
export class CreditController {
  constructor(private readonly credits: CreditService) {}

  @Post('operator/credit_grants')
  @OperatorKey()
  @Operation({
    name: 'credits.grant',
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
