import { recordScope } from '@reelsheet/platform-auth';
import { PostRepository } from './post.repository.js';

/** The route names a post as `post_id`. */
export const PostScope = recordScope({ of: 'post', owner: PostRepository, name: 'post_id' });
