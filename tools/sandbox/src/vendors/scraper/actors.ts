import { commentsOn, postsOf, type Post } from './posts.js';

export type Input = Readonly<Record<string, unknown>>;

/** Input of an actor's run. */
export interface Assignment {
  readonly input: Input;
  readonly startedAt: string;
  readonly visit: number;
}

interface Actor {
  /** Returns the target of the scrape. */
  target(input: Input): string;
  /** Returns the items in the format of the platform. */
  find(run: Assignment): object[];
}

const NOT_FOUND = { error: 'not_found', errorDescription: 'Page does not exist' };

/** Returns an actor that lists posts; `show` formats one of them. */
function posts(
  target: Actor['target'],
  { max, since, toResponse }: { max: string; since: string; toResponse: (post: Post) => object },
): Actor {
  return {
    target,
    find: ({ input, startedAt, visit }) => {
      const name = target(input);
      if (name.includes('missing')) return [NOT_FOUND];
      const oldest = new Date(typeof input[since] === 'string' ? input[since] : 0);
      return postsOf(name, { max: Number(input[max] ?? 20), at: new Date(startedAt), visit })
        .filter(({ at }) => at >= oldest)
        .map(toResponse);
    },
  };
}

function comments(
  urls: (input: Input) => string[],
  max: string,
  toResponse: (comment: ReturnType<typeof commentsOn>[number]) => object,
): Actor {
  return {
    target: (input) => urls(input).join(' ').slice(0, 200),
    find: ({ input }) => urls(input).flatMap((url) => commentsOn(url, Number(input[max] ?? 10)).map(toResponse)),
  };
}

const texts = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
const first = (...lists: unknown[]) => String(lists.flatMap((list) => texts(list))[0] ?? '');
const urlsOf = (value: unknown) =>
  Array.isArray(value) ? value.map((each) => String((each as { url?: unknown })?.url ?? each)) : [];

export const ACTORS: Readonly<Record<string, Actor>> = {
  'clockworks~tiktok-scraper': posts(
    ({ profiles, hashtags, searchQueries }) => first(profiles, hashtags, searchQueries),
    {
      max: 'resultsPerPage',
      since: 'oldestPostDateUnified',
      toResponse: (post) => ({
        id: post.id,
        text: post.caption,
        createTime: Math.floor(post.at.getTime() / 1_000),
        createTimeISO: post.at.toISOString(),
        authorMeta: { name: post.creator, nickName: post.creator },
        musicMeta: { musicName: post.music, musicAuthor: post.musician, musicOriginal: false },
        videoMeta: { duration: post.seconds, coverUrl: `https://shortvideo.example/covers/${post.id}.jpg` },
        webVideoUrl: `https://shortvideo.example/@${post.creator}/video/${post.id}`,
        playCount: post.watched,
        diggCount: post.liked,
        commentCount: post.commented,
        shareCount: post.shared,
        collectCount: post.saved,
      }),
    },
  ),
  'clockworks~tiktok-comments-scraper': comments(
    ({ postURLs }) => texts(postURLs),
    'commentsPerPost',
    ({ id, url, author, text, likes, at }) => ({
      cid: id,
      videoWebUrl: url,
      uniqueId: author,
      text,
      diggCount: likes,
      createTimeISO: at.toISOString(),
    }),
  ),
  'apify~instagram-scraper': posts(({ directUrls }) => lastOf(first(directUrls)), {
    max: 'resultsLimit',
    since: 'onlyPostsNewerThan',
    toResponse: (post) => ({
      id: post.id,
      type: 'Video',
      shortCode: post.id,
      url: `https://photoshare.example/p/${post.id}/`,
      caption: post.caption,
      timestamp: post.at.toISOString(),
      ownerUsername: post.creator,
      displayUrl: `https://photoshare.example/covers/${post.id}.jpg`,
      videoDuration: post.seconds,
      videoPlayCount: post.watched,
      likesCount: post.liked,
      commentsCount: post.commented,
      musicInfo: { song_name: post.music, artist_name: post.musician },
    }),
  }),
  'apify~instagram-comment-scraper': comments(
    ({ directUrls }) => texts(directUrls),
    'resultsLimit',
    ({ id, url, author, text, likes, at }) => ({
      id,
      postUrl: url,
      ownerUsername: author,
      text,
      likesCount: likes,
      timestamp: at.toISOString(),
    }),
  ),
  'streamers~youtube-scraper': posts(
    ({ startUrls, searchQueries }) => lastOf(urlsOf(startUrls)[0] ?? first(searchQueries)),
    {
      max: 'maxResults',
      since: 'oldestPostDate',
      toResponse: (post) => ({
        id: post.id,
        title: post.caption.split('\n')[0],
        text: post.caption,
        url: `https://videohost.example/watch?v=${post.id}`,
        date: post.at.toISOString(),
        channelName: post.creator,
        channelUsername: post.creator,
        duration: `00:${String(Math.floor(post.seconds / 60)).padStart(2, '0')}:${String(post.seconds % 60).padStart(2, '0')}`,
        thumbnailUrl: `https://videohost.example/covers/${post.id}.jpg`,
        viewCount: post.watched,
        likes: post.liked,
        commentsCount: post.commented,
      }),
    },
  ),
  'streamers~youtube-comments-scraper': comments(
    ({ startUrls }) => urlsOf(startUrls),
    'maxComments',
    ({ id, url, author, text, likes, at }) => ({
      cid: id,
      pageUrl: url,
      author,
      comment: text,
      voteCount: likes,
      publishedAt: at.toISOString(),
    }),
  ),
};

/** Returns the name in a URL: `calm` of `https://www.instagram.com/calm/` and of `https://www.youtube.com/@calm`. */
const lastOf = (url: string) =>
  decodeURIComponent(
    url
      .replace(/(?<!\/)\/+$/, '')
      .split('/')
      .at(-1) ?? '',
  ).replace(/^@/, '');
