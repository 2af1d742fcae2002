import { Controller, Get, Module, Param } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  Column,
  DataSource,
  Entity,
  JoinColumn,
  JoinTable,
  ManyToMany,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
} from 'typeorm';

/** Entities of a typical implementation: NestJS, Fastify and TypeORM with joined relations. */

@Entity('content_resource')
class Resource {
  @PrimaryColumn('bigint') id!: string;
  @Column('text') url!: string;
  @Column('text', { name: 'thumbnail_url' }) thumbnail_url!: string;
  @Column('text', { name: 'object_type' }) object_type!: string;
}

@Entity('generation')
class Generation {
  @PrimaryColumn('bigint') id!: string;
  @Column('text') status!: string;
  @Column('text') user_job_type!: string;
  @Column('text') model!: string;
  @Column('jsonb') result!: unknown;
  @Column('text') failed_reason!: string;
  @Column('bigint') cost!: string;
  @Column('real') progress!: number;
  @Column('timestamptz') created_at!: Date;
  @ManyToOne(() => Cell, (cell) => cell.user_jobs) @JoinColumn({ name: 'cell_id' }) cell!: unknown;
  @ManyToOne(() => Layer, (layer) => layer.user_jobs) @JoinColumn({ name: 'layer_id' }) layer!: unknown;
  @ManyToMany(() => Resource)
  @JoinTable({
    name: 'generation_output',
    joinColumn: { name: 'generation_id' },
    inverseJoinColumn: { name: 'content_resource_id' },
  })
  output_resources!: Resource[];
}

abstract class Stamped {
  @Column('jsonb') additional_attributes!: object;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') updated_at!: Date;
}

@Entity('layer')
class Layer extends Stamped {
  @PrimaryColumn('bigint') id!: string;
  @Column('text') name!: string;
  @Column('text') type!: string;
  @Column('integer') position!: number;
  @ManyToOne(() => Cell, (cell) => cell.video_layers) @JoinColumn({ name: 'cell_id' }) cell!: unknown;
  @ManyToOne(() => Generation) @JoinColumn({ name: 'default_generation_id' }) default_user_job!: Generation;
  @OneToMany(() => Generation, ({ layer }) => layer) user_jobs!: Generation[];
}

@Entity('cell')
class Cell extends Stamped {
  @PrimaryColumn('bigint') id!: string;
  @Column('text') value!: string;
  @Column('text') cell_role!: string;
  @ManyToOne(() => Row, (row) => row.spreadsheet_cells) @JoinColumn({ name: 'row_id' }) row!: unknown;
  @ManyToOne(() => Generation) @JoinColumn({ name: 'default_generation_id' }) default_user_job!: Generation;
  @OneToMany(() => Generation, ({ cell }) => cell) user_jobs!: Generation[];
  @OneToMany(() => Layer, ({ cell }) => cell) video_layers!: Layer[];
}

@Entity('sheet_row')
class Row extends Stamped {
  @PrimaryColumn('bigint') id!: string;
  @Column('integer') position!: number;
  @ManyToOne(() => Sheet, (sheet) => sheet.spreadsheet_rows) @JoinColumn({ name: 'sheet_id' }) sheet!: unknown;
  @OneToMany(() => Cell, ({ row }) => row) spreadsheet_cells!: Cell[];
}

@Entity('sheet')
class Sheet {
  @PrimaryColumn('bigint') id!: string;
  @Column('text') slug!: string;
  @Column('text') title!: string;
  @OneToMany(() => Row, ({ sheet }) => sheet) spreadsheet_rows!: Row[];
}

const database = new DataSource({
  type: 'postgres',
  url: process.env['DATABASE_URL'],
  entities: [Sheet, Row, Cell, Layer, Generation, Resource],
});

const OF_OWNER = { default_user_job: { output_resources: true }, user_jobs: { output_resources: true } };

@Controller()
class PeerController {
  @Get('health/live')
  live(): object {
    return { status: 'ok' };
  }

  @Get(':id')
  sheet(@Param('id') id: string): Promise<Sheet> {
    return database.getRepository(Sheet).findOneOrFail({
      where: { id },
      relations: { spreadsheet_rows: { spreadsheet_cells: { ...OF_OWNER, video_layers: OF_OWNER } } },
      order: { spreadsheet_rows: { position: 'ASC' } },
    });
  }
}

@Module({ controllers: [PeerController] })
class PeerModule {}

await database.initialize();
const app = await NestFactory.create<NestFastifyApplication>(PeerModule, new FastifyAdapter(), { logger: false });
await app.listen(0, '127.0.0.1');
process.send!(await app.getUrl());
