import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '@reelsheet/platform-auth';
import { Operation } from '@reelsheet/platform-http';
import { AccountsConfig } from '../accounts.config.js';
import { InstallationView, toInstallation } from './installation.dto.js';
import { installationOf } from './installation.js';

@ApiTags('Installation')
@Controller('installation')
export class InstallationController {
  private readonly view: InstallationView;

  constructor(config: AccountsConfig) {
    this.view = toInstallation(installationOf(config));
  }

  @Get()
  @Public()
  @Header('Cache-Control', 'public, max-age=300')
  @Operation({
    name: 'installation.get',
    phase: 'setup',
    summary: 'What a client needs to know of this installation before anybody has signed in',
    description: 'It needs no credential and changes only when the operator restarts base with other settings.',
    answer: InstallationView,
  })
  read(): InstallationView {
    return this.view;
  }
}
