import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { choices, CommonErrors, DomainError } from '@reelsheet/kernel';
import { AnyCaller, Public } from '@reelsheet/platform-auth';
import { BINARY, documentedMeanings, Operation, PathId } from '@reelsheet/platform-http';
import { StockAvatarView, toStockAvatar } from './avatar.dto.js';
import { STOCK_SIZES, StockAvatars, type StockSize } from './stock-avatars.js';

const SIZES = choices('Size of a stock avatar', {
  picture: '1024 pixels',
  thumbnail: '256 pixels',
}) satisfies readonly StockSize[];

@ApiTags('Avatars')
@Controller('stock_avatars')
export class StockAvatarController {
  constructor(private readonly stock: StockAvatars) {}

  @Get()
  @AnyCaller()
  @Operation({
    name: 'stockAvatars.list',
    phase: 'setup',
    summary: 'Drawn avatars that any agent may use',
    answer: [StockAvatarView],
  })
  list(): StockAvatarView[] {
    return this.stock.list().map(toStockAvatar);
  }

  @Get(':id/:size')
  @Public()
  @ApiParam({ name: 'size', enum: SIZES as StockSize[], ...documentedMeanings(SIZES) })
  @Header('Cache-Control', 'public, max-age=86400')
  @Operation({
    name: 'stockAvatars.download',
    phase: 'setup',
    summary: 'The picture of a stock avatar',
    answer: BINARY,
    media: 'image/png',
    errors: [CommonErrors.notFound],
  })
  async picture(@PathId('id') id: number, @Param('size') size: string): Promise<StreamableFile> {
    const bytes = Object.hasOwn(STOCK_SIZES, size) ? await this.stock.draw(id, size as StockSize) : undefined;
    if (!bytes) throw new DomainError(CommonErrors.notFound);
    return new StreamableFile(bytes, { type: 'image/png', length: bytes.length });
  }
}
