import { Command, Option } from 'commander';
import type { CliContext } from '../cli-context.js';
import { CommandError } from '../exit-codes.js';
import { JQ_OPTION, JSON_OPTION, PROFILE_OPTION } from '../operations/operation-options.js';
import { bodyOf } from '../operations/whole-body.js';
import { Printer, type OutputOptions } from '../output/printer.js';
import { connect, type ConnectedInstallation, type ProfileChoice } from '../profiles/connection.js';
import { agentOf, AGENT_OPTION } from './common-options.js';
import { uploadFileOf } from './upload.js';

type CreatePostFields = Parameters<ConnectedInstallation['reelsheet']['posts']['create']>[0];

interface ScheduleOptions extends ProfileChoice, OutputOptions {
  readonly agentId?: string;
  readonly platform: readonly string[];
  readonly at: string;
  readonly file?: string;
  readonly mediaUrl?: string;
  readonly title?: string;
  readonly description?: string;
  readonly data?: string;
  readonly skipUnfit?: boolean;
  readonly wait?: boolean;
}

/** `reelsheet post`: posts of an agent. */
export function postCommand(context: CliContext): Command {
  const command = new Command('post').description('Posts of an agent. reelsheet posts --help lists all operations.');
  command
    .command('schedule')
    .description(
      'Posts media at a time, now, or at the next free slot. Nothing is posted unless every platform takes it.',
    )
    .addOption(AGENT_OPTION())
    .addOption(
      new Option('--platform <names>', 'networks, with commas between them')
        .argParser((text: string) => text.split(',').map((each) => each.trim()))
        .makeOptionMandatory(),
    )
    .option('--at <time>', 'now, next, or a time in ISO 8601', 'next')
    .option('--file <file>', 'file to upload and post')
    .option('--media-url <address>', 'address of the media')
    .option('--title <text>', 'title')
    .option('--description <text>', 'caption or text')
    .option('--data <json|@file|->', 'further fields of posts.create, such as options of networks')
    .option('--skip-unfit', 'leave out platforms that do not take the post, instead of an error')
    .option('--wait', 'wait until it is published')
    .addOption(JSON_OPTION())
    .addOption(JQ_OPTION())
    .addOption(PROFILE_OPTION())
    .action((options: ScheduleOptions) => schedule(context, options));
  return command;
}

async function schedule(context: CliContext, options: ScheduleOptions): Promise<void> {
  const connection = await connect(context, options);
  const printer = new Printer(context, options);
  const agent_id = agentOf(connection, options.agentId);
  const timing = timingOf(options.at);
  const further = options.data === undefined ? {} : ((await bodyOf(context, { body: 'json' }, options.data)) as object);
  const uploaded =
    options.file === undefined ? undefined : await uploadFileOf(context, connection, options.file, options);
  const media = uploaded?.url ?? options.mediaUrl;
  const call = connection.reelsheet.posts.create(
    {
      agent_id,
      platform: [...options.platform],
      ...timing,
      strict: !options.skipUnfit,
      ...(media === undefined ? {} : { media_url: media }),
      ...(options.title === undefined ? {} : { title: options.title }),
      ...(options.description === undefined ? {} : { description: options.description }),
      ...further,
    },
    { signal: context.signal },
  );
  const created = await call;
  if (!printer.isJson) printer.note(`post ${created.post_id}`);
  await printer.result(options.wait ? await call.wait({ signal: context.signal }) : created);
}

function timingOf(at: string): Partial<CreatePostFields> {
  if (at === 'now') return { schedule_type: 'now' };
  if (at === 'next') return { schedule_type: 'next_available' };
  if (Number.isNaN(Date.parse(at))) throw new CommandError('usage', `--at must be now, next or a time, unlike ${at}`);
  return { schedule_type: 'specific_time', scheduled_time: at };
}
