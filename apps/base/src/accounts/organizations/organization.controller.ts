import { Body, Controller, Delete, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, roleAtLeast, prose } from '@reelsheet/kernel';
import {
  CurrentCaller,
  CurrentOrganization,
  NeedsFreshFactor,
  NeedsKeyScopes,
  OrganizationScope,
  OwnAccount,
  type Caller,
  type OrganizationInScope,
} from '@reelsheet/platform-auth';
import { StoresAnswerAfterwards, Operation, TakesForm } from '@reelsheet/platform-http';
import {
  CreateOrganizationBody,
  fromAvatar,
  OrganizationView,
  toOrganization,
  UpdateOrganizationBody,
  WorkspaceView,
} from './organization.dto.js';
import { MediaErrors } from '../../assets/media/media.errors.js';
import { ORGANIZATION_FORM } from './organization-avatar-limits.js';
import { FactorRequirement } from './factor-requirement.js';
import { OrganizationDeletionService } from './organization-deletion.service.js';
import { OrganizationService } from './organization.service.js';

const { forbidden, payloadTooLarge, unavailable, validation } = CommonErrors;

const FOUNDATION = prose`
  One user can found 10 organizations unless the operator sets \`MAX_FOUNDED_ORGANIZATIONS\`; deleted ones do not count.
  Where addresses are proved, it is 2 without a proved address and without an organization that was granted credits
  (\`MAX_FOUNDED_ORGANIZATIONS_UNPROVED\`).
  All organizations of one founder together have one share of the workers, one storage quota and one request rate of
  organizations.`;

const REQUIREMENT = prose`
  With \`require_second_factor\` members who have no second factor receive 403 \`second_factor_missing\` from everything
  in the organization, with sessions and with keys, until they add one. Only an owner changes it, in a session that has
  proved a second factor within 15 minutes.`;
const DELETION = prose`
  All members lose access at once, and the data is deleted soon afterwards. Running jobs end without a result. Users and
  their keys stay. A personal workspace cannot be deleted.`;

@ApiTags('Organizations')
@Controller()
export class OrganizationController {
  constructor(
    private readonly organizations: OrganizationService,
    private readonly deletion: OrganizationDeletionService,
    private readonly requirement: FactorRequirement,
  ) {}

  @Get('workspaces')
  @OwnAccount()
  @NeedsKeyScopes('read')
  @Operation({
    name: 'workspaces.list',
    phase: 'setup',
    summary: 'Organizations in which you are owner or manager',
    answer: [WorkspaceView],
  })
  async workspaces(@CurrentCaller() caller: Caller): Promise<WorkspaceView[]> {
    const all = await this.organizations.list(caller);
    const usable = all.filter(({ id, role }) => caller.memberships.has(id) && roleAtLeast(role, 'manager'));
    return usable.map(({ id, name }) => ({ id, name }));
  }

  @Get('organizations')
  @OwnAccount()
  @NeedsKeyScopes('read')
  @Operation({
    name: 'organizations.list',
    phase: 'setup',
    summary: 'Your organizations with your role in each',
    answer: [OrganizationView],
  })
  async list(@CurrentCaller() caller: Caller): Promise<OrganizationView[]> {
    return (await this.organizations.list(caller)).map(toOrganization);
  }

  @Post('organizations')
  @StoresAnswerAfterwards('notifies all services of changed access')
  @OwnAccount()
  @TakesForm(ORGANIZATION_FORM)
  @Operation({
    name: 'organizations.create',
    phase: 'setup',
    summary: 'Found an organization with its system agent; you become its owner',
    description: FOUNDATION,
    status: 201,
    answer: OrganizationView,
    errors: [payloadTooLarge, MediaErrors.storageFull, validation, unavailable],
  })
  async create(
    @CurrentCaller() { userId }: Caller,
    @Body() { organization }: CreateOrganizationBody,
  ): Promise<OrganizationView> {
    return toOrganization(
      await this.organizations.create(userId, organization.name, fromAvatar(organization.avatar, userId)),
    );
  }

  @Get('organizations/:organization_id')
  @OrganizationScope('viewer')
  @Operation({
    name: 'organizations.get',
    phase: 'setup',
    summary: 'One of your organizations',
    answer: OrganizationView,
  })
  async get(
    @CurrentCaller() { userId }: Caller,
    @CurrentOrganization() { id }: OrganizationInScope,
  ): Promise<OrganizationView> {
    return toOrganization(await this.organizations.get(userId, id));
  }

  @Patch('organizations/:organization_id')
  @OrganizationScope('manager')
  @NeedsFreshFactor()
  @TakesForm(ORGANIZATION_FORM)
  @Operation({
    name: 'organizations.update',
    phase: 'setup',
    summary: 'Rename an organization, change its picture, or require a second factor of its members (owner or manager)',
    description: REQUIREMENT,
    answer: OrganizationView,
    errors: [forbidden, payloadTooLarge, MediaErrors.storageFull, validation, unavailable],
  })
  async update(
    @CurrentCaller() caller: Caller,
    @CurrentOrganization() scope: OrganizationInScope,
    @Body() { organization }: UpdateOrganizationBody,
  ): Promise<OrganizationView> {
    const { name, require_second_factor: isRequired } = organization;
    const avatar = fromAvatar(organization.avatar, caller.userId);
    const requirement =
      isRequired === undefined ? undefined : await this.requirement.prepare(scope, caller, isRequired);
    return toOrganization(await this.organizations.update(caller.userId, scope.id, { name, avatar, requirement }));
  }

  @Delete('organizations/:organization_id')
  @OrganizationScope('owner')
  @NeedsFreshFactor()
  @Operation({
    name: 'organizations.delete',
    phase: 'setup',
    summary: 'Delete an organization for good, with its agents, projects, jobs, media and credit history (owner)',
    description: DELETION,
    errors: [validation],
  })
  async delete(@CurrentOrganization() { id }: OrganizationInScope): Promise<void> {
    await this.deletion.delete(id);
  }
}
