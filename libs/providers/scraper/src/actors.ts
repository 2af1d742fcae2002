import {
  type CommentsOrder,
  type PostsOrder,
  type ScrapedComment,
  type ScrapedPlatform,
  type ScrapedPost,
  type ScrapeOrder,
  type TargetType,
} from './port.js';

type Item = Readonly<Record<string, unknown>>;

/**
 * Maps the input and the items of one of the vendor's actors. An item that is no post or comment is
 * mapped to undefined.
 */
interface Actor<Order, Result> {
  readonly id: string;
  readonly input: (order: Order) => object;
  readonly read: (item: Item) => Result | undefined;
}

interface PlatformActors {
  readonly targets: readonly TargetType[];
  readonly posts: Actor<PostsOrder, ScrapedPost>;
  readonly comments: Actor<CommentsOrder, ScrapedComment>;
}

/** The actors of each platform. Another one for the same platform is another entry here. */
export const ACTORS: Readonly<Record<ScrapedPlatform, PlatformActors>> = {
  shortvideo: {
    targets: ['account', 'hashtag', 'keyword'],
    posts: {
      id: 'clockworks~tiktok-scraper',
      input: ({ targetType, targetValue, country, since, max }) => ({
        ...(targetType === 'account' && {
          profiles: [withoutAt(targetValue)],
          profileScrapeSections: ['videos'],
          profileSorting: 'latest',
          excludePinnedPosts: true,
        }),
        ...(targetType === 'hashtag' && { hashtags: [targetValue] }),
        ...(targetType === 'keyword' && { searchQueries: [targetValue] }),
        ...(country && { proxyCountryCode: country }),
        ...(since && { oldestPostDateUnified: day(since) }),
        resultsPerPage: max,
        shouldDownloadVideos: false,
        shouldDownloadCovers: false,
      }),
      read: (item) => {
        const [author, music, video] = [inner(item, 'authorMeta'), inner(item, 'musicMeta'), inner(item, 'videoMeta')];
        return post({
          externalId: text(item['id']),
          url: text(item['webVideoUrl']),
          creator: text(author['name']),
          caption: text(item['text']),
          music: joined(music['musicName'], music['musicAuthor']),
          thumbnailUrl: text(video['coverUrl']),
          duration: video['duration'],
          postedAt: item['createTimeISO'] ?? item['createTime'],
          counts: [
            item['playCount'],
            item['diggCount'],
            item['commentCount'],
            item['shareCount'],
            item['collectCount'],
          ],
        });
      },
    },
    comments: {
      id: 'clockworks~tiktok-comments-scraper',
      input: ({ postUrls, maxPerPost }) => ({
        postURLs: postUrls,
        commentsPerPost: maxPerPost,
        maxRepliesPerComment: 0,
      }),
      read: (item) =>
        comment(
          item['cid'],
          item['videoWebUrl'],
          item['uniqueId'],
          item['text'],
          item['diggCount'],
          item['createTimeISO'],
        ),
    },
  },
  photoshare: {
    targets: ['account', 'hashtag'],
    posts: {
      id: 'apify~instagram-scraper',
      input: ({ targetType, targetValue, since, max }) => ({
        directUrls: [
          targetType === 'account'
            ? `https://www.instagram.com/${encodeURIComponent(withoutAt(targetValue))}/`
            : `https://www.instagram.com/explore/tags/${encodeURIComponent(targetValue)}/`,
        ],
        resultsType: 'posts',
        resultsLimit: max,
        ...(since && { onlyPostsNewerThan: day(since) }),
      }),
      read: (item) => {
        const music = inner(item, 'musicInfo');
        return post({
          externalId: text(item['id']),
          url: text(item['url']),
          creator: text(item['ownerUsername']),
          caption: text(item['caption']),
          music: joined(music['song_name'], music['artist_name']),
          thumbnailUrl: text(item['displayUrl']),
          duration: item['videoDuration'],
          postedAt: item['timestamp'],
          counts: [
            item['videoPlayCount'] ?? item['videoViewCount'],
            item['likesCount'],
            item['commentsCount'],
            item['sharesCount'],
            item['savesCount'],
          ],
        });
      },
    },
    comments: {
      id: 'apify~instagram-comment-scraper',
      input: ({ postUrls, maxPerPost }) => ({ directUrls: postUrls, resultsLimit: maxPerPost }),
      read: (item) =>
        comment(
          item['id'],
          item['postUrl'],
          item['ownerUsername'],
          item['text'],
          item['likesCount'],
          item['timestamp'],
        ),
    },
  },
  videohost: {
    targets: ['account', 'hashtag', 'keyword'],
    posts: {
      id: 'streamers~youtube-scraper',
      input: ({ targetType, targetValue, country, since, max }) => ({
        ...(targetType === 'account' && {
          startUrls: [{ url: `https://www.youtube.com/@${encodeURIComponent(withoutAt(targetValue))}` }],
        }),
        ...(targetType === 'hashtag' && {
          startUrls: [{ url: `https://www.youtube.com/hashtag/${encodeURIComponent(targetValue)}` }],
        }),
        ...(targetType === 'keyword' && { searchQueries: [targetValue] }),
        ...(country && { gl: country }),
        ...(since && { oldestPostDate: day(since) }),
        ...(targetType === 'account' && { sortVideosBy: 'NEWEST' }),
        maxResults: max,
        maxResultsShorts: max,
        maxResultStreams: 0,
      }),
      read: (item) =>
        post({
          externalId: text(item['id']),
          url: text(item['url']),
          creator: text(item['channelUsername']) || text(item['channelName']),
          caption: [text(item['title']), text(item['text'])].filter(Boolean).join('\n'),
          music: null,
          thumbnailUrl: text(item['thumbnailUrl']),
          duration: item['duration'],
          postedAt: item['date'],
          counts: [item['viewCount'], item['likes'], item['commentsCount'], 0, 0],
        }),
    },
    comments: {
      id: 'streamers~youtube-comments-scraper',
      input: ({ postUrls, maxPerPost }) => ({ startUrls: postUrls.map((url) => ({ url })), maxComments: maxPerPost }),
      read: (item) =>
        comment(item['cid'], item['pageUrl'], item['author'], item['comment'], item['voteCount'], item['publishedAt']),
    },
  },
};

export const supports = (platform: ScrapedPlatform, type: TargetType): boolean =>
  ACTORS[platform].targets.includes(type);

/** Returns the actor for an order, and its input. */
export function assignment(order: ScrapeOrder): {
  readonly actor: string;
  readonly input: object;
  readonly max: number;
} {
  const { posts, comments } = ACTORS[order.platform];
  if (order.kind === 'posts') return { actor: posts.id, input: posts.input(order), max: order.max };
  return {
    actor: comments.id,
    input: comments.input(order),
    max: order.maxPerPost * order.postUrls.length,
  };
}

interface RawPost extends Pick<ScrapedPost, 'externalId' | 'url' | 'creator' | 'caption' | 'music'> {
  readonly thumbnailUrl: string;
  readonly duration: unknown;
  readonly postedAt: unknown;
  /** Watched, liked, commented, shared, saved. */
  readonly counts: readonly unknown[];
}

const MAX = { id: 200, url: 2_000, creator: 200, caption: 10_000, comment: 5_000, music: 300 };

function post(raw: RawPost): ScrapedPost | undefined {
  const { externalId, url, creator, caption, music, thumbnailUrl, duration, postedAt } = raw;
  if (!externalId || externalId.length > MAX.id || !isWebUrl(url)) return undefined;
  const [watchCount = 0, likeCount = 0, commentCount = 0, shareCount = 0, saveCount = 0] = raw.counts.map(count);
  return {
    externalId,
    url,
    creator: creator.slice(0, MAX.creator),
    caption: caption.slice(0, MAX.caption),
    music: music?.slice(0, MAX.music) ?? null,
    thumbnailUrl: isWebUrl(thumbnailUrl) ? thumbnailUrl : null,
    durationSeconds: seconds(duration),
    postedAt: time(postedAt),
    watchCount,
    likeCount,
    commentCount,
    shareCount,
    saveCount,
  };
}

function comment(...[id, url, author, body, likes, at]: unknown[]): ScrapedComment | undefined {
  const [externalId, postUrl, words] = [text(id), text(url), text(body)];
  if (!externalId || externalId.length > MAX.id || !postUrl || !words) return undefined;
  return {
    externalId,
    postUrl,
    author: text(author).slice(0, MAX.creator),
    text: words.slice(0, MAX.comment),
    likeCount: count(likes),
    postedAt: time(at),
  };
}

const NUL = new RegExp(String.fromCharCode(0), 'g');

/** Removes characters that Postgres cannot store: NUL and unpaired surrogates. */
const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).replace(NUL, '').toWellFormed().trim() : '';

const isWebUrl = (url: string) => url.length <= MAX.url && /^https?:\/\//i.test(url) && URL.canParse(url);

function inner(item: Item, name: string): Item {
  const value = item[name];
  return typeof value === 'object' && value !== null ? (value as Item) : {};
}

const joined = (name: unknown, by: unknown) => [text(name), text(by)].filter(Boolean).join(' – ') || null;

function count(value: unknown): number {
  const number = typeof value === 'string' ? Number(value.replaceAll(',', '')) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : 0;
}

/** Seconds, or `h:mm:ss` as one platform writes it. */
function seconds(value: unknown): number | null {
  if (typeof value === 'string' && /^\d+(:\d\d){1,2}$/.test(value))
    return value.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return typeof value === 'number' && value > 0 && value < 1_000_000 ? value : null;
}

/** ISO 8601, or seconds since 1970. */
function time(value: unknown): Date | null {
  const date = new Date(typeof value === 'number' ? value * 1_000 : text(value));
  const year = date.getUTCFullYear();
  return year >= 1990 && year <= 2100 ? date : null;
}

const withoutAt = (handle: string) => handle.replace(/^@/, '');

const day = (date: Date) => date.toISOString().slice(0, 10);
