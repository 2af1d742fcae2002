import type { Vendor } from '../server/vendor.js';
import { ark } from './ark/ark.vendor.js';
import { blobStore } from './blob-store/blob-store.vendor.js';
import { chat } from './chat/chat.vendor.js';
import { fal } from './fal/fal.vendor.js';
import { google } from './google/google.vendor.js';
import { image } from './image/image.vendor.js';
import { mail } from './mail/mail.vendor.js';
import { microblog } from './microblog/microblog.vendor.js';
import { pagesocial } from './pagesocial/pagesocial.vendor.js';
import { photoshare } from './photoshare/photoshare.vendor.js';
import { professional } from './professional/professional.vendor.js';
import { scraper } from './scraper/scraper.vendor.js';
import { shortvideo } from './shortvideo/shortvideo.vendor.js';
import { speech } from './speech/speech.vendor.js';
import { timestamps } from './timestamps/timestamps.vendor.js';
import { transcription } from './transcription/transcription.vendor.js';
import { video } from './video/video.vendor.js';
import { videohost } from './videohost/videohost.vendor.js';
import { voice } from './voice/voice.vendor.js';

/** All simulated vendors. To add one, create a folder beside the others and add a line here. */
export const VENDORS: readonly Vendor[] = [
  chat,
  image,
  speech,
  transcription,
  voice,
  video,
  google,
  ark,
  fal,
  blobStore,
  timestamps,
  mail,
  scraper,
  shortvideo,
  videohost,
  photoshare,
  pagesocial,
  microblog,
  professional,
];
