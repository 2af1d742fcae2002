import { Type } from 'typebox';
import { countersSchema } from '../counters-schema.js';

export const Page = Type.Object({
  id: Type.String({ minLength: 1 }),
  name: Type.String(),
  username: Type.Optional(Type.String()),
});

const Offset = Type.Union([Type.String(), Type.Number()]);

export const UploadStart = Type.Object({
  upload_session_id: Type.String({ minLength: 1 }),
  video_id: Type.String({ minLength: 1 }),
});

export const UploadPosition = Type.Object({ start_offset: Offset, end_offset: Offset });

export const VideoStatus = Type.Object({
  id: Type.String(),
  permalink_url: Type.Optional(Type.String()),
  published: Type.Optional(Type.Boolean()),
  status: Type.Object({ video_status: Type.String() }),
});

const Summary = Type.Object({ summary: Type.Optional(Type.Object({ total_count: Type.Optional(Type.Number()) })) });
/** A number, or an edge with a summary. */
const Count = Type.Optional(Type.Union([Type.Number(), Summary]));

export const VideoCounts = Type.Intersect([Type.Object({ id: Type.String() }), countersSchema('pagesocial', Count)]);
