import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose, toCredits } from '@reelsheet/kernel';
import {
  CurrentOrganization,
  NeedsFreshFactor,
  OrganizationScope,
  type OrganizationInScope,
} from '@reelsheet/platform-auth';
import { Operation } from '@reelsheet/platform-http';
import { PaidWorkView, toUncollectedWork, UncollectedWorkView } from './uncollected-work.dto.js';
import { UncollectedWorkService } from './uncollected-work.service.js';
import { VendorTasks } from './vendor-tasks.js';

@ApiTags('Generations')
@Controller('organizations/:organization_id/uncollected_work')
export class UncollectedWorkController {
  constructor(
    private readonly vendorTasks: VendorTasks,
    private readonly work: UncollectedWorkService,
  ) {}

  @Get()
  @OrganizationScope('viewer')
  @Operation({
    name: 'uncollectedWork.get',
    phase: 'convert',
    summary: 'Work of stopped generations that vendors charge for and nobody collected',
    answer: UncollectedWorkView,
  })
  async read(@CurrentOrganization() { id }: OrganizationInScope): Promise<UncollectedWorkView> {
    return toUncollectedWork(await this.vendorTasks.uncollectedOf(id));
  }

  @Post('pay')
  @OrganizationScope('manager')
  @NeedsFreshFactor()
  @Operation({
    name: 'uncollectedWork.pay',
    phase: 'convert',
    summary: 'Pay for the work of stopped generations that cannot be collected',
    description: prose`Charges the estimates of these generations once, so that generations of their type are accepted
      again. A video that is still at its vendor is not charged here; continue its generation to collect it.`,
    answer: PaidWorkView,
    errors: [CommonErrors.insufficientCredits],
  })
  async pay(@CurrentOrganization() { id }: OrganizationInScope): Promise<PaidWorkView> {
    return { paid: toCredits(await this.work.pay(id)) };
  }
}
