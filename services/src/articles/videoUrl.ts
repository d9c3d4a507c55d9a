/** A video on YouTube or Vimeo: the page to link to and the player to embed after a click. */
export interface Video {
  provider: 'youtube' | 'vimeo';
  url: string;
  embedUrl: string;
}

const patterns: { provider: Video['provider']; pattern: RegExp }[] = [
  {
    provider: 'youtube',
    pattern:
      /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[\w=&-]*&)?v=|embed\/|shorts\/)|www\.youtube-nocookie\.com\/embed\/|youtu\.be\/)([\w-]{6,20})(?:[?&#].*)?$/,
  },
  {
    provider: 'vimeo',
    pattern:
      /^https:\/\/(?:(?:www\.)?vimeo\.com\/|player\.vimeo\.com\/video\/)(\d{5,12})(?:[?#].*)?$/,
  },
];

/** Parses a video address; undefined unless it is an https address of one YouTube or Vimeo video. */
export function parseVideoUrl(address: string): Video | undefined {
  for (const { provider, pattern } of patterns) {
    const id = pattern.exec(address.trim())?.[1];
    if (!id) continue;
    return provider === 'youtube'
      ? {
          provider,
          url: `https://www.youtube.com/watch?v=${id}`,
          embedUrl: `https://www.youtube-nocookie.com/embed/${id}`,
        }
      : {
          provider,
          url: `https://vimeo.com/${id}`,
          embedUrl: `https://player.vimeo.com/video/${id}?dnt=1`,
        };
  }
  return undefined;
}
