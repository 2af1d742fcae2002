import { randomBytes } from 'node:crypto';
import type { SandboxContext } from '../../server/vendor.js';
import { probe } from '../../media/probe.js';
import { Collection } from '../../store/collection.js';
import type { VideoMetadata } from './google.js';

/** A resumable upload. Times are in milliseconds since 1970. */
export interface UploadSession {
  id: string;
  handle: string;
  metadata: VideoMetadata;
  type: string;
  /** Size; null until the client has sent it. */
  size: number | null;
  received: number;
  expiresAt: number;
  videoId: string | null;
}

export interface Video {
  id: string;
  handle: string;
  metadata: VideoMetadata;
  file: string;
  type: string;
  seconds: number;
  width: number;
  height: number;
  uploadedAt: number;
  error: string | null;
  thumbnail: { file: string; type: string } | null;
  deleted: boolean;
}

const SESSION_SECONDS = 7 * 86_400;

/** The uploads and videos of the network. Every finished upload is a video, even with equal content. */
export class Library {
  private readonly sessions: Collection<UploadSession>;
  private readonly videos: Collection<Video>;

  constructor(private readonly sandbox: SandboxContext) {
    this.sessions = new Collection<UploadSession>(sandbox.database, 'videohost_sessions');
    this.videos = new Collection<Video>(sandbox.database, 'videohost_videos');
  }

  begin(given: Pick<UploadSession, 'handle' | 'metadata' | 'type' | 'size'>): UploadSession {
    const expiresAt = Date.now() + (this.sandbox.settings.uploadSeconds ?? SESSION_SECONDS) * 1_000;
    return this.saveSession({
      ...given,
      id: randomBytes(24).toString('base64url'),
      received: 0,
      expiresAt,
      videoId: null,
    });
  }

  /** Returns undefined if the upload is unknown or too old. */
  session(id: string | undefined): UploadSession | undefined {
    const session = this.sessions.get(id ?? '');
    return session && session.expiresAt > Date.now() ? session : undefined;
  }

  saveSession(session: UploadSession): UploadSession {
    return this.sessions.put(session.id, session);
  }

  fileOf(session: UploadSession): string {
    return `videohost-${session.id}.video`;
  }

  async finish(session: UploadSession): Promise<Video> {
    const found = await probe(this.sandbox.files.path(this.fileOf(session)));
    const video = this.save({
      id: randomBytes(8).toString('base64url'),
      handle: session.handle,
      metadata: session.metadata,
      file: this.fileOf(session),
      type: session.type,
      seconds: found?.duration ?? 0,
      width: found?.video?.width ?? 0,
      height: found?.video?.height ?? 0,
      uploadedAt: Date.now(),
      error: found?.video ? null : 'invalidFile',
      thumbnail: null,
      deleted: false,
    });
    this.saveSession({ ...session, videoId: video.id });
    return video;
  }

  get(id: string): Video | undefined {
    const video = this.videos.get(id);
    return video?.deleted ? undefined : video;
  }

  save(video: Video): Video {
    return this.videos.put(video.id, video);
  }

  /** Returns the videos, newest first, without failed ones. */
  watchable(handle?: string): Video[] {
    return this.videos
      .all()
      .filter((video) => !video.deleted && video.error === null && (handle === undefined || video.handle === handle));
  }
}
