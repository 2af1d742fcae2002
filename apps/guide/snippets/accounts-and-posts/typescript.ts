import { createReelsheet } from '@reelsheet/sdk';

const reelsheet = createReelsheet().agent(Number(process.env['AGENT_ID']));
const videoUrl = process.env['VIDEO_URL']!;

// region connect
const { authorize_url: address } = await reelsheet.socialAccounts.connect({ platform: 'videohost' });
console.log(`The owner of the account opens ${address}`);
// endregion

await fetch(address);

// region post
const order = reelsheet.posts.create({
  platform: ['videohost'],
  schedule_type: 'now',
  title: 'A pot of green tea',
  description: 'Two calm minutes #tea',
  media_url: videoUrl,
  strict: true,
});
// endregion

// region live
const post = await order.wait();
for (const { platform, post_url: url, error } of post.platforms_status) console.log(platform, url ?? error);
// endregion
