/** The providers of videos, by the names that readers know. */
export const VIDEO_PROVIDERS = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

/** One video: the page to link to and the player to frame once a visitor asks for it. */
interface VideoAddress {
  provider: keyof typeof VIDEO_PROVIDERS;
  id: string;
  url: string;
  /** With as little tracking as the provider offers. */
  embedUrl: string;
}

const YOUTUBE = /^(?:(?:www\.|m\.)?youtube\.com|(?:www\.)?youtube-nocookie\.com)$/;
const SHORT_YOUTUBE = 'youtu.be';
const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v)\/([\w-]+)$/;
/** Other things have such an id too: these players show a playlist and whatever is live. */
const YOUTUBE_ID = /^(?!(?:videoseries|live_stream)$)[\w-]{6,20}$/;
const VIMEO = /^(?:www\.|player\.)?vimeo\.com$/;
/** Groups, channels and showcases have numbers as well, which name no video. */
const VIMEO_PATH =
  /^\/(?:video\/|manage\/videos\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|showcase\/\d+\/video\/)?(\d{5,12})(?:\/([0-9a-f]+))?$/;
const VIMEO_HASH = /^[0-9a-f]+$/;

function youTubeId({ hostname, pathname, searchParams }: URL): string {
  if (hostname === SHORT_YOUTUBE) return pathname.slice(1);
  if (pathname === '/watch') return searchParams.get('v') ?? '';
  return YOUTUBE_PATH.exec(pathname)?.[1] ?? '';
}

function readYouTube(address: URL): VideoAddress | undefined {
  const { searchParams } = address;
  const id = youTubeId(address);
  if (!YOUTUBE_ID.test(id)) return undefined;
  const start = Number.parseInt(searchParams.get('t') ?? searchParams.get('start') ?? '', 10);
  const isLate = start > 0;
  return {
    provider: 'youtube',
    id,
    url: `https://www.youtube.com/watch?v=${id}${isLate ? `&t=${start}s` : ''}`,
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}?rel=0${isLate ? `&start=${start}` : ''}`,
  };
}

function readVimeo({ pathname, searchParams }: URL): VideoAddress | undefined {
  const [, id, inPath] = VIMEO_PATH.exec(pathname) ?? [];
  if (!id) return undefined;
  // A video that is not listed is only shown to who knows this.
  const hash = inPath ?? searchParams.get('h') ?? '';
  const isHidden = VIMEO_HASH.test(hash);
  return {
    provider: 'vimeo',
    id,
    url: `https://vimeo.com/${id}${isHidden ? `/${hash}` : ''}`,
    embedUrl: `https://player.vimeo.com/video/${id}?dnt=1${isHidden ? `&h=${hash}` : ''}`,
  };
}

/** Reads the address of a video; undefined unless it is an https address of one YouTube or Vimeo video. */
export function readVideoAddress(address: string): VideoAddress | undefined {
  const trimmed = address.trim();
  if (!URL.canParse(trimmed)) return undefined;
  const url = new URL(trimmed);
  if (url.protocol !== 'https:' || url.username || url.port) return undefined;
  if (url.hostname === SHORT_YOUTUBE || YOUTUBE.test(url.hostname)) return readYouTube(url);
  return VIMEO.test(url.hostname) ? readVimeo(url) : undefined;
}

/** The player of a video as it starts by itself. */
export function playingUrl(embedUrl: string): string {
  const url = new URL(embedUrl);
  url.searchParams.set('autoplay', '1');
  return url.href;
}
