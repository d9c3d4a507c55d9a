import narrowDarkMp4 from './clips/narrow-dark.mp4';
import narrowDarkWebm from './clips/narrow-dark.webm';
import narrowLightMp4 from './clips/narrow-light.mp4';
import narrowLightWebm from './clips/narrow-light.webm';
import wideDarkMp4 from './clips/wide-dark.mp4';
import wideDarkWebm from './clips/wide-dark.webm';
import wideLightMp4 from './clips/wide-light.mp4';
import wideLightWebm from './clips/wide-light.webm';
import { DARK } from './conditions';
import { WIDE } from './sceneSizes';

const AV1 = 'video/webm; codecs="av01.0.05M.08"';

const clips = {
  narrow: {
    light: { webm: narrowLightWebm, mp4: narrowLightMp4 },
    dark: { webm: narrowDarkWebm, mp4: narrowDarkMp4 },
  },
  wide: {
    light: { webm: wideLightWebm, mp4: wideLightMp4 },
    dark: { webm: wideDarkWebm, mp4: wideDarkMp4 },
  },
};

/** The address of the clip that looks like the picture under `video`, in a format that it plays. */
export function clipFor(video: HTMLVideoElement): string {
  const shape = matchMedia(WIDE).matches ? 'wide' : 'narrow';
  const { colorScheme } = getComputedStyle(video);
  // Both, where the system decides.
  const isDark = colorScheme === 'light dark' ? matchMedia(DARK).matches : colorScheme === 'dark';
  return clips[shape][isDark ? 'dark' : 'light'][video.canPlayType(AV1) ? 'webm' : 'mp4'];
}
