import { readVideoAddress } from '@pressline/shared-api';

/** The picture that YouTube keeps of a video; Vimeo's addresses do not tell theirs. */
export function videoPicture(videoUrl: string): string | undefined {
  const video = readVideoAddress(videoUrl);
  return video?.provider === 'youtube'
    ? `https://i.ytimg.com/vi/${video.id}/hqdefault.jpg`
    : undefined;
}
