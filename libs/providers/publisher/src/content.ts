/**
 * Content of a post, as accepted by the create and edit endpoints. The types of the fields are checked already; values,
 * and the types inside options, are checked by `validatePost`.
 */
export interface PostContent {
  readonly description?: string | null;
  readonly title?: string | null;
  readonly mediaType?: string | null;
  readonly mediaUrl?: string | null;
  readonly mediaUrls?: readonly string[] | null;
  readonly thumbnailUrl?: string | null;
  readonly thread?: readonly ThreadSegment[] | null;
  readonly replyToPostId?: string | null;
  readonly shortvideoPrivacyLevel?: string | null;
  readonly shortvideoDisableComment?: boolean | null;
  readonly shortvideoDisableDuet?: boolean | null;
  readonly shortvideoDisableStitch?: boolean | null;
  readonly shortvideoDiscloseCommercialContent?: boolean | null;
  readonly shortvideoYourBrand?: boolean | null;
  readonly shortvideoBrandedContent?: boolean | null;
  readonly photoshareMusic?: PhotoshareMusic | null;
  readonly videohostOptions?: VideohostOptions | null;
  readonly professionalOptions?: ProfessionalOptions | null;
}

export interface ThreadSegment {
  readonly text?: string | null;
  readonly mediaUrls?: readonly string[] | null;
}

export interface PhotoshareMusic {
  readonly mode?: string | null;
  readonly trackUrl?: string | null;
}

export interface VideohostOptions {
  readonly visibility?: string | null;
  readonly shorts?: boolean | null;
  readonly tags?: readonly string[] | null;
  readonly madeForKids?: boolean | null;
  readonly notifySubscribers?: boolean | null;
  readonly categoryId?: number | string | null;
}

export interface ProfessionalOptions {
  readonly visibility?: string | null;
  readonly altText?: readonly string[] | null;
  readonly carousel?: boolean | null;
}

/** Returns all media URLs of a post, in order. */
export function mediaUrlsOf(content: Pick<PostContent, 'mediaUrl' | 'mediaUrls'>): string[] {
  return [content.mediaUrl, ...(content.mediaUrls ?? [])].filter((url): url is string => Boolean(url));
}
