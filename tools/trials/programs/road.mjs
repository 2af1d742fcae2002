/** Goes from an idea to published posts with the SDK: `node road.mjs <organization> <idea>`. */
import { openAsBlob } from 'node:fs';
import { createReelsheet, uploadFile } from '@reelsheet/sdk';

const [organization_id, subject] = [Number(process.argv[2]), process.argv[3]];
const TEMPLATE = 'faceless-explainer';
const NETWORKS = ['shortvideo', 'videohost'];
const reelsheet = createReelsheet();

/** Creates an agent with its own brand and voice. */
async function setUp() {
  const { agent } = await reelsheet.agents.create({ organization_id, agent: { name: subject, time_zone: 'UTC' } });
  const brand = { brand_name: subject.slice(0, 60), personality: 'Warm and plain.', target_platforms: NETWORKS };
  await reelsheet.agentCore.update({ agent_id: agent.id, ...brand });
  return agent;
}

/** Approves the first idea that a run proposes. */
async function chooseIdea(agent) {
  const message = `Research "${subject}" and propose 3 ideas for short vertical videos about it.`;
  await reelsheet.runs.create({ agent_id: agent.uuid, message }).wait();
  const [idea] = await reelsheet.ideas.list({ agent_id: agent.uuid, status: 'generated' }).all();
  await reelsheet.ideas.setStatus({ id: idea.id, status: 'approve_to_create' });
  return idea;
}

/** Clones a template, and returns its cells by the titles of their columns. */
async function cloneTemplate(own, idea) {
  const { id } = await own.templates.clone({ slug: TEMPLATE });
  await own.sheets.update({ id, spreadsheet: { title: idea.title } });
  const { spreadsheet_columns: columns, spreadsheet_rows: rows } = await own.sheets.get({ id });
  const cellOf = ({ id: column }) => rows[0].spreadsheet_cells.find((cell) => cell.spreadsheet_column_id === column);
  return { id, cells: Object.fromEntries(columns.map((column) => [column.title, cellOf(column)])) };
}

async function generate(own, sheet, title, generation_type, more = {}) {
  const cell = sheet.cells[title];
  const data = { prompt: cell.additional_attributes.prompt, ...more };
  return own.sheets.cells.generate({ engine_id: sheet.id, cell_id: cell.id, generation_type, data }).wait();
}

/** Generates texts, which build on each other, then voice, picture and clip, and adds layers of own files. */
async function edit(own, agent, sheet, { title, hook, description }) {
  const value = `${title}. ${hook} ${description}`;
  await own.sheets.cells.update({ id: sheet.id, cell_id: sheet.cells.TOPIC.id, spreadsheet_cell: { value } });
  for (const column of ['HOOK', 'SCRIPT', 'IMAGE PROMPT', 'VIDEO PROMPT']) await generate(own, sheet, column, 'text');
  await Promise.all([
    generate(own, sheet, 'VOICE-OVER', 'audio_generation'),
    generate(own, sheet, 'IMAGE', 'image_from_text'),
    generate(own, sheet, 'VIDEO', 'video_from_text'),
  ]);
  const clip = await addLayer(own, agent, sheet, 'video', 'clip.mp4');
  const music = await addLayer(own, agent, sheet, 'audio', 'music.mp3');
  return { clip, music, ...(await transcribe(own, sheet)) };
}

async function addLayer(own, agent, sheet, type, name) {
  const file = await uploadFile(reelsheet, await openAsBlob(name), { agent_id: agent.id, name });
  const { content_resource } = await own.files.create({ content_resource: { file } });
  const cell = { id: sheet.id, cell_id: sheet.cells['FINAL VIDEO'].id };
  const { id: layer_id } = await own.sheets.layers.create({ ...cell, video_layer: { name, type } });
  const additional_attributes = { content_resource_id: content_resource.id };
  await own.sheets.layers.update({ ...cell, layer_id, video_layer: { additional_attributes } });
  return layer_id;
}

async function transcribe(own, sheet) {
  const cell_id = sheet.cells['FINAL VIDEO'].id;
  const voice = await own.sheets.cells.get({ id: sheet.id, cell_id: sheet.cells['VOICE-OVER'].id });
  const { id: layer_id } = await own.sheets.layers.create({
    ...{ id: sheet.id, cell_id },
    video_layer: { name: 'captions', type: 'text' },
  });
  const data = { content_resource_id: voice.default_user_job.output_resources[0].id };
  const order = { engine_id: sheet.id, cell_id, layer_id, generation_type: 'transcription', data };
  const { id: captions, result } = await own.sheets.layers.generate(order).wait();
  return { captions, seconds: Math.round((result.audio_duration + 0.6) * 30) / 30 };
}

/** Renders clip, picture and own clip one after the other, with voice, captions and music. */
async function render(own, sheet, { clip, music, captions, seconds }) {
  const cellOf = (title) => ({ cell_id: sheet.cells[title].id });
  const clips = [
    { type: 'video', source: cellOf('VIDEO'), start: 0, duration: 7, loop: true, volume: 0 },
    { type: 'image', source: cellOf('IMAGE'), start: 7, duration: seconds - 11, animation: { type: 'zoom_in' } },
    { type: 'video', source: { layer_id: clip }, start: seconds - 4, duration: 4, volume: 0 },
  ];
  const input = JSON.stringify({
    canvas: { width: 1080, height: 1920, fps: 30 },
    tracks: [{ clips }, { clips: [{ type: 'audio', source: cellOf('VOICE-OVER'), start: 0 }] }],
    captions: { generation_id: captions },
    music: { source: { layer_id: music }, ducking: true },
  });
  const container_id = sheet.cells['FINAL VIDEO'].id;
  const job = { project_id: sheet.id, container_id, container_type: 'SpreadsheetCell', input };
  return (await own.renders.create({ job }).wait()).url;
}

/** Publishes on both networks now, and on one of them a few seconds later. */
async function publish(own, idea, media_url) {
  for (const platform of NETWORKS) {
    const { authorize_url } = await own.socialAccounts.connect({ platform });
    await (await fetch(authorize_url)).body?.cancel();
  }
  const post = { media_url, title: idea.title.slice(0, 100), description: `${idea.hook} #shorts`, strict: true };
  const privacy = { shortvideo_privacy_level: 'PUBLIC_TO_EVERYONE', shortvideo_disable_comment: false };
  const options = { ...privacy, shortvideo_disable_duet: false, shortvideo_disable_stitch: false };
  const scheduled_time = new Date(Date.now() + 8_000).toISOString();
  const posts = await Promise.all([
    own.posts.create({ ...post, ...options, platform: NETWORKS, schedule_type: 'now' }).wait(),
    own.posts.create({ ...post, platform: ['videohost'], schedule_type: 'specific_time', scheduled_time }).wait(),
  ]);
  return posts.flatMap(({ platforms_status }) => platforms_status.map(({ post_url, error }) => post_url ?? error));
}

const agent = await setUp();
const own = reelsheet.agent(agent.id);
const idea = await chooseIdea(agent);
const sheet = await cloneTemplate(own, idea);
const material = await edit(own, agent, sheet, idea);
console.log(JSON.stringify(await publish(own, idea, await render(own, sheet, material))));
