import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

export const BUCKET = 'blobs-of-the-tests';
/** The only key that s3rver accepts. */
export const S3_KEY = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' } as const;

/** An independent S3 server, which may be away for a while. */
export interface S3Server {
  readonly endpoint: string;
  /** Stops answering; what is stored stays. */
  goAway(): Promise<void>;
  /** Answers again at the same endpoint. */
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts an S3 server with one empty bucket. */
export async function startS3(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const serve = async (port: number) => {
    const configureBuckets = [{ name: BUCKET }];
    const server = new S3rver({ port, address: '127.0.0.1', silent: true, directory, configureBuckets });
    return { server, port: (await server.run()).port };
  };
  let running = await serve(0);
  const goAway = () => running.server.close();
  return {
    endpoint: `http://127.0.0.1:${running.port}`,
    goAway,
    comeBack: async () => void (running = await serve(running.port)),
    stop: async () => {
      await goAway();
      await rm(directory, { recursive: true });
    },
  };
}
