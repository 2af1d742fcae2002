import { Body, Controller, Delete, Get, Patch, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors } from '@reelsheet/kernel';
import { RequiresUsableCredit } from '@reelsheet/platform-credits';
import { PathId, type WantedAnswer } from '@reelsheet/platform-http';
import type { SheetScope } from '../sheet/sheet.js';
import {
  CreateLayerBody,
  CreateLayersBody,
  fromLayer,
  ManyLayersBody,
  MoveLayersBody,
  UpdateLayerBody,
} from './layer.dto.js';
import { LayerService } from './layer.service.js';
import { ChangesManyItems, ChangesSheet, ReadsSheet, RemovesFromSheet, sheetPaths } from '../sheet/sheet-route.js';
import { CurrentSheet } from '../sheet/sheet-scope.js';
import { LayerView } from '../sheet/sheet-view.dto.js';
import type { JsonBody } from '../sheet-view/sheet-view.js';
import { SheetReadModel } from '../sheet-view/sheet-view.reader.js';

@ApiTags('Layers')
@RequiresUsableCredit()
@Controller(sheetPaths('/:id/cells/:cell_id/layers'))
export class LayerController {
  constructor(
    private readonly layers: LayerService,
    private readonly view: SheetReadModel,
  ) {}

  @Post()
  @ChangesSheet({ name: 'sheets.layers.create', summary: 'Add a layer to a cell', status: 201, answer: LayerView })
  async create(
    @CurrentSheet() scope: SheetScope,
    @PathId('cell_id') cellId: number,
    @Body() { video_layer }: CreateLayerBody,
  ): Promise<string> {
    return this.view.layer(scope, cellId, await this.layers.create({ ...scope, cellId }, fromLayer(video_layer)));
  }

  @Post('mass_create')
  @ChangesManyItems({
    name: 'sheets.layers.createMany',
    summary: 'Add layers to a cell: all or, where one is invalid, none',
    status: 201,
    answer: [LayerView],
  })
  async createMany(
    @CurrentSheet() scope: SheetScope,
    @PathId('cell_id') cellId: number,
    @Body() { layers, position }: CreateLayersBody,
  ): Promise<WantedAnswer<JsonBody>> {
    const ids = await this.layers.createMany({ ...scope, cellId }, layers.map(fromLayer), position);
    return () => this.view.layers(scope, cellId, ids);
  }

  @Post('mass_duplicate')
  @ChangesManyItems({
    name: 'sheets.layers.duplicateMany',
    summary: 'Add the same layers again, each copy behind its original',
    status: 201,
    answer: [LayerView],
  })
  async duplicateMany(
    @CurrentSheet() scope: SheetScope,
    @PathId('cell_id') cellId: number,
    @Body() { ids }: ManyLayersBody,
  ): Promise<WantedAnswer<JsonBody>> {
    const copies = await this.layers.duplicateMany({ ...scope, cellId }, ids);
    return () => this.view.layers(scope, cellId, copies);
  }

  @Post('mass_delete')
  @RemovesFromSheet({
    name: 'sheets.layers.deleteMany',
    summary: 'Delete layers: all or, where one is missing, none',
    errors: [CommonErrors.validation],
  })
  async deleteMany(
    @CurrentSheet() scope: SheetScope,
    @PathId('cell_id') cellId: number,
    @Body() { ids }: ManyLayersBody,
  ): Promise<void> {
    await this.layers.deleteMany({ ...scope, cellId }, ids);
  }

  @Put('update_positions')
  @ChangesManyItems({
    name: 'sheets.layers.move',
    summary: 'Put layers elsewhere; the others keep their order around them',
    answer: [LayerView],
  })
  async move(
    @CurrentSheet() scope: SheetScope,
    @PathId('cell_id') cellId: number,
    @Body() { layers }: MoveLayersBody,
  ): Promise<WantedAnswer<JsonBody>> {
    await this.layers.move({ ...scope, cellId }, layers);
    return () =>
      this.view.layers(
        scope,
        cellId,
        layers.map(({ id }) => id),
      );
  }

  @Get(':layer_id')
  @ReadsSheet({ name: 'sheets.layers.get', summary: 'A layer with its generations', answer: LayerView })
  get(
    @CurrentSheet() scope: SheetScope,
    @PathId('cell_id') cellId: number,
    @PathId('layer_id') layerId: number,
  ): Promise<string> {
    return this.view.layer(scope, cellId, layerId);
  }

  @Patch(':layer_id')
  @ChangesSheet({ name: 'sheets.layers.update', summary: 'Change a layer', answer: LayerView })
  async update(
    @CurrentSheet() scope: SheetScope,
    @PathId('cell_id') cellId: number,
    @PathId('layer_id') layerId: number,
    @Body() { video_layer, merge_attributes }: UpdateLayerBody,
  ): Promise<string> {
    await this.layers.update({ ...scope, cellId }, layerId, fromLayer(video_layer), merge_attributes);
    return this.view.layer(scope, cellId, layerId);
  }

  @Delete(':layer_id')
  @RemovesFromSheet({ name: 'sheets.layers.delete', summary: 'Delete a layer' })
  async delete(
    @CurrentSheet() scope: SheetScope,
    @PathId('cell_id') cellId: number,
    @PathId('layer_id') layerId: number,
  ): Promise<void> {
    await this.layers.delete({ ...scope, cellId }, layerId);
  }

  @Post(':layer_id/duplicate')
  @ChangesSheet({
    name: 'sheets.layers.duplicate',
    summary: 'Add the same layer again behind it',
    status: 201,
    answer: LayerView,
  })
  async duplicate(
    @CurrentSheet() scope: SheetScope,
    @PathId('cell_id') cellId: number,
    @PathId('layer_id') layerId: number,
  ): Promise<string> {
    return this.view.layer(scope, cellId, await this.layers.duplicate({ ...scope, cellId }, layerId));
  }
}
