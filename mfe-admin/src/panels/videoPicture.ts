const YOUTUBE_ID =
  /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|(?:www\.)?youtube-nocookie\.com\/embed\/|youtu\.be\/)([\w-]{6,20})/;

/** The picture that YouTube keeps of a video; Vimeo's addresses do not tell theirs. */
export function videoPicture(videoUrl: string): string | undefined {
  const id = YOUTUBE_ID.exec(videoUrl.trim())?.[1];
  return id && `https://i.ytimg.com/vi/${id}/hqdefault.jpg`;
}
