import { recordScope } from '@reelsheet/platform-auth';
import { PostRepository } from './post.repository.js';

/** Access check for routes with the id of a post in the parameter `post_id`. */
export const PostScope = recordScope({ of: 'post', owner: PostRepository, name: 'post_id' });
