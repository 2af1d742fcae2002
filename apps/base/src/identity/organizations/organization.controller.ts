import { Body, Controller, Delete, Get, Patch, Post } from '@nestjs/common';
import { ApiConsumes, ApiTags } from '@nestjs/swagger';
import { CommonErrors, roleAtLeast } from '@reelsheet/kernel';
import { CurrentCaller, type Caller } from '@reelsheet/platform-auth';
import { Operation, PathId } from '@reelsheet/platform-http';
import {
  CreateOrganizationBody,
  fromAvatar,
  OrganizationView,
  toOrganization,
  UpdateOrganizationBody,
  WorkspaceView,
} from './organization.dto.js';
import { OrganizationDeletionService } from './organization-deletion.service.js';
import { OrganizationService } from './organization.service.js';

const { forbidden, notFound, payloadTooLarge, unavailable, validation } = CommonErrors;

const DELETION = `It is gone for all members with the answer, and what it leaves is removed soon after. Jobs under way end without a result.
Users and their keys stay. A personal workspace cannot be deleted.`;

@ApiTags('Organizations')
@Controller()
export class OrganizationController {
  constructor(
    private readonly organizations: OrganizationService,
    private readonly deletion: OrganizationDeletionService,
  ) {}

  @Get('workspaces')
  @Operation({ phase: 'setup', summary: 'Organizations in which you are owner or manager', answer: [WorkspaceView] })
  async workspaces(@CurrentCaller() caller: Caller): Promise<WorkspaceView[]> {
    const all = await this.organizations.list(caller);
    return all.filter(({ role }) => roleAtLeast(role, 'manager')).map(({ id, name }) => ({ id, name }));
  }

  @Get('organizations')
  @Operation({ phase: 'setup', summary: 'Your organizations with your role in each', answer: [OrganizationView] })
  async list(@CurrentCaller() caller: Caller): Promise<OrganizationView[]> {
    return (await this.organizations.list(caller)).map(toOrganization);
  }

  @Post('organizations')
  @ApiConsumes('application/json', 'multipart/form-data')
  @Operation({
    phase: 'setup',
    summary: 'Found an organization with its system agent; you become its owner',
    status: 201,
    answer: OrganizationView,
    errors: [payloadTooLarge, validation, unavailable],
  })
  async create(
    @CurrentCaller() caller: Caller,
    @Body() { organization }: CreateOrganizationBody,
  ): Promise<OrganizationView> {
    return toOrganization(
      await this.organizations.create(caller, organization.name, fromAvatar(organization.avatar, caller.userId)),
    );
  }

  @Get('organizations/:organization_id')
  @Operation({ phase: 'setup', summary: 'One of your organizations', answer: OrganizationView, errors: [notFound] })
  async get(@CurrentCaller() caller: Caller, @PathId('organization_id') id: number): Promise<OrganizationView> {
    return toOrganization(await this.organizations.get(caller, id));
  }

  @Patch('organizations/:organization_id')
  @ApiConsumes('application/json', 'multipart/form-data')
  @Operation({
    phase: 'setup',
    summary: 'Rename an organization or change its picture (owner or manager)',
    answer: OrganizationView,
    errors: [forbidden, notFound, payloadTooLarge, validation, unavailable],
  })
  async update(
    @CurrentCaller() caller: Caller,
    @PathId('organization_id') id: number,
    @Body() { organization }: UpdateOrganizationBody,
  ): Promise<OrganizationView> {
    const changes = { name: organization.name, avatar: fromAvatar(organization.avatar, caller.userId) };
    return toOrganization(await this.organizations.update(caller, id, changes));
  }

  @Delete('organizations/:organization_id')
  @Operation({
    phase: 'setup',
    summary: 'Delete an organization for good, with its agents, projects, jobs, media and credit history (owner)',
    description: DELETION,
    errors: [forbidden, notFound, validation],
  })
  async delete(@CurrentCaller() caller: Caller, @PathId('organization_id') id: number): Promise<void> {
    await this.deletion.delete(caller, id);
  }
}
