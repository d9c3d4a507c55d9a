import { type PublicVideo, playingUrl, readVideoAddress } from '@pressline/shared-api';
import { Halftone, isPlainClick, theme, useIsHydrated, VisuallyHidden } from '@pressline/shared-ui';
import { type MouseEvent, useState } from 'react';
import { styled } from 'styled-components';
import { iconMask } from '../components/iconMask';

const { color, space, text, font } = theme;

const inks = [color.cyan, color.magenta, color.yellow];

/* Two screens printed over each other at two angles. */
const Sheet = styled.div<{ $inks: readonly [string, string]; $turn: number }>`
  position: absolute;
  inset: 0;

  > div { position: absolute; inset: -55% -25% auto; height: 15rem; mix-blend-mode: screen; }
  > :first-child { color: ${({ $inks }) => $inks[0]}; rotate: ${({ $turn }) => $turn}deg; }
  > :last-child { color: ${({ $inks }) => $inks[1]}; rotate: ${({ $turn }) => $turn - 40}deg; }
`;
const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const isOwn = (address: string) =>
  URL.canParse(address) && new URL(address).origin === window.location.origin;

/** A printed cover, or the video's own picture when this site has it. */
function Cover({ video: { id, thumbnailUrl } }: { video: PublicVideo }) {
  // The server does not know its own address.
  const isHydrated = useIsHydrated();
  if (isHydrated && isOwn(thumbnailUrl ?? ''))
    return <Picture src={thumbnailUrl ?? ''} alt="" loading="lazy" />;
  const seed = Number.parseInt(id.slice(-4), 16) || 0;
  const ink = (step: number) => inks[(seed + step) % inks.length] ?? color.cyan;
  return (
    <Sheet aria-hidden="true" $inks={[ink(0), ink(1)]} $turn={(seed * 7) % 40}>
      <Halftone />
      <Halftone />
    </Sheet>
  );
}

const Frame = styled.div`
  position: relative;
  overflow: clip;
  aspect-ratio: 16 / 9;
  background: ${color.solid};
  color: ${color.solidInk};

  iframe { width: 100%; height: 100%; border: 0; }
`;
/* Solid in both themes, so that the words on it can be read on every cover. */
const Play = styled.a`
  position: absolute;
  inset: auto ${space.sm} ${space.sm};
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  width: fit-content;
  padding: ${space.xs} ${space.sm};
  background: ${color.solidInk};
  color: ${color.solid};
  font-weight: 600;
  font-size: ${text.small};
  text-decoration: none;

  &::before { ${iconMask('play')} }
  &::after { content: ''; position: absolute; inset: -20rem; }
  &:focus-visible { outline-offset: -3px; }
  small { font: 400 ${text.caption} ${font.mono}; }
`;

// The same function at each rendering, or the focus would be taken again and again.
const takeFocus = (player: HTMLIFrameElement | null) => player?.focus();

interface VideoFacadeProps {
  video: PublicVideo;
  /** What starting it counts as besides. */
  counts?: string;
}

/**
 * A video that loads when it is clicked: before that nothing, not even a picture, is requested from the
 * provider. Without script it is a link.
 */
export function VideoFacade({ video, counts = '' }: VideoFacadeProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  const { title, videoUrl, duration } = video;
  const address = readVideoAddress(videoUrl);

  if (address && isPlaying) {
    return (
      <Frame>
        <iframe
          ref={takeFocus}
          src={playingUrl(address.embedUrl)}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
      </Frame>
    );
  }

  function handlePlay(event: MouseEvent) {
    if (!address || !isPlainClick(event)) return;
    event.preventDefault();
    setIsPlaying(true);
  }

  return (
    <Frame>
      <Cover video={video} />
      <Play
        href={videoUrl}
        target="_blank"
        rel="noopener noreferrer"
        onClick={handlePlay}
        data-counts={`videos/${video.id}/view ${counts}`.trim()}
        data-needs-script={address && ''}
        data-result-stop=""
      >
        Play {duration > 0 && <small>{`${duration} min`}</small>}{' '}
        <VisuallyHidden>{`video: ${title}`}</VisuallyHidden>
      </Play>
    </Frame>
  );
}
