/** A player to be framed, and whose it is. */
export interface VideoEmbed {
  provider: string;
  src: string;
}

const YOUTUBE = /^(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/;
const VIMEO = /^(?:www\.|player\.)?vimeo\.com$/;
const YOUTUBE_PATH = /^\/(?:(?:embed|shorts|live|v)\/)?([\w-]{6,})/;
const VIMEO_PATH = /^\/(?:[\w-]+\/)*?(\d+)(?:\/([0-9a-f]+))?/;

function youTube({ pathname, searchParams }: URL): VideoEmbed | undefined {
  const id = searchParams.get('v') ?? YOUTUBE_PATH.exec(pathname)?.[1];
  if (!id) return undefined;
  const start = Number.parseInt(searchParams.get('t') ?? searchParams.get('start') ?? '', 10);
  const query = new URLSearchParams({ autoplay: '1', rel: '0' });
  if (start > 0) query.set('start', String(start));
  const path = `embed/${encodeURIComponent(id)}`;
  return { provider: 'YouTube', src: `https://www.youtube-nocookie.com/${path}?${query}` };
}

function vimeo({ pathname, searchParams }: URL): VideoEmbed | undefined {
  const [, id, hash = searchParams.get('h')] = VIMEO_PATH.exec(pathname) ?? [];
  if (!id) return undefined;
  const query = new URLSearchParams({ autoplay: '1', dnt: '1' });
  if (hash) query.set('h', hash);
  return { provider: 'Vimeo', src: `https://player.vimeo.com/video/${id}?${query}` };
}

/**
 * The player for a video's address, with as little tracking as its provider offers; undefined for
 * an address that names no single video.
 */
export function videoEmbed(videoUrl: string): VideoEmbed | undefined {
  if (!URL.canParse(videoUrl)) return undefined;
  const url = new URL(videoUrl);
  if (YOUTUBE.test(url.hostname)) return youTube(url);
  return VIMEO.test(url.hostname) ? vimeo(url) : undefined;
}
