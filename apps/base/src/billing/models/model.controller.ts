import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ModelCatalog } from '@reelsheet/model-catalog';
import { AnyCaller } from '@reelsheet/platform-auth';
import { Operation } from '@reelsheet/platform-http';
import { ModelListView, toModelList } from './model.dto.js';

@ApiTags('Generations')
@Controller('models')
export class ModelController {
  constructor(private readonly catalog: ModelCatalog) {}

  @Get()
  @AnyCaller()
  @Operation({
    name: 'models.list',
    phase: 'setup',
    summary: 'The models of each kind of generation, and what each can do; `GET /prices` lists their prices',
    answer: ModelListView,
  })
  list(): ModelListView {
    return toModelList(this.catalog);
  }
}
