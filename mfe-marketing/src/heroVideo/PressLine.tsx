import { Button, Card, colorBar, media, theme } from '@pressline/shared-ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { PressScene, type PressSceneProps } from './PressScene';
import { startHeroVideo } from './startHeroVideo';

const { color, space, text } = theme;

const Sheet = styled(Card)`
  padding: 0;
  box-shadow: ${theme.shadow.sheet};

  &::after { ${colorBar} }
`;
const Picture = styled.div`
  container-type: inline-size;
  position: relative;
`;
const Video = styled.video`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  visibility: hidden;
  /* Its first frame is painted as a sliver: at its full size browsers would take it for the page's
     largest paint, which the poster and the headline have been long before. */
  clip-path: inset(0 99.5% 0 0);

  &[src] { visibility: visible; }
  [data-video] & { clip-path: inset(0); }
`;
const Hold = styled(Button)`
  position: absolute;
  top: 100%;
  right: 0;
  margin-top: ${space.lg};
  visibility: hidden;

  [data-video] & { visibility: visible; }
  [data-video='held'] & [data-label='pause'],
  [data-video='playing'] & [data-label='play'] { display: none; }
  @media (prefers-reduced-motion: reduce) { display: none; }
`;
const Caption = styled.figcaption`
  max-width: 44em;
  margin-top: calc(${theme.layout.target} + ${space.xl});
  color: ${color.inkMuted};
  font-size: ${text.small};

  @media (prefers-reduced-motion: reduce) { margin-top: ${space.lg}; }
  ${media.small} { margin-top: ${space.lg}; padding-right: 12.5rem; }
`;

/**
 * The hero's video over its poster, which is HTML: the same scene, standing still. A script at the
 * document's end plays it; after a client navigation this component does. It can be held (WCAG 2.2.2).
 */
export function PressLine(scene: PressSceneProps) {
  const figure = useRef<HTMLElement>(null);
  useEffect(() => {
    if (figure.current) startHeroVideo(figure.current);
  }, []);
  return (
    <figure ref={figure}>
      <Sheet hasCropMarks>
        <Picture>
          <PressScene {...scene} />
          <Video
            muted
            loop
            playsInline
            disablePictureInPicture
            preload="none"
            aria-label="Silent video: three job tickets move from Intake to Schedule, and each station prints one fact on them."
          />
        </Picture>
        {/* Both labels stand here and a style shows one: nothing is rendered when the video is held. */}
        <Hold variant="secondary" size="sm" data-hold="" data-page-script="">
          <span data-label="pause">Pause video</span>
          <span data-label="play">Play video</span>
        </Hold>
      </Sheet>
      <Caption>
        Three sample jobs on the line. Each ticket picks up its route, price, checked files and
        press slot along the way.
      </Caption>
    </figure>
  );
}
