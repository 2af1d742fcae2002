import { Controller } from '@nestjs/common';
import { findAssets, type ReplyOf, type RequestOf } from '@reelsheet/contracts';
import { HandlesRpc } from '@reelsheet/platform-messaging';
import { ContentResourceReader } from './content-resource.reader.js';

/** Returns files to core, which backs them up. */
@Controller()
export class ContentResourceRpc {
  constructor(private readonly resources: ContentResourceReader) {}

  @HandlesRpc(findAssets)
  async find(requested: RequestOf<typeof findAssets>): Promise<ReplyOf<typeof findAssets>> {
    const { agent_id: agentId, content_resource_id: id, generation_id: generationId, url } = requested;
    const named = id === undefined ? [] : [...(await this.resources.find(agentId, [id])).values()];
    const made = generationId === undefined ? [] : await this.resources.findByGeneration(agentId, generationId);
    const located = url === undefined ? [] : await this.resources.at(agentId, [url]);
    const assets = [...named, ...made, ...located].map((resource) => ({
      content_resource_id: resource.id,
      url: resource.url,
      object_type: resource.objectType,
      content_type: resource.contentType,
    }));
    return { assets };
  }
}
