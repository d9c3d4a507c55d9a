import { forcedColorsSelected, IconButton, media, theme } from '@pressline/shared-ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { moveCards, prefersReducedMotion, showCard, shownCard } from './moveCards';

const { color, space, layout, radius } = theme;

const Track = styled.ul`
  --shown: 1;
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: calc((100% - (var(--shown) - 1) * ${space.lg}) / var(--shown));
  gap: ${space.lg};
  /* Room for the cards' shifted plates. */
  margin: -0.5rem;
  padding: 0.5rem;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  @media (prefers-reduced-motion: no-preference) { scroll-behavior: smooth; }
  scroll-padding-inline: 0.5rem;
  scrollbar-width: none;
  /* Safari before 18.2. */
  &::-webkit-scrollbar { display: none; }

  & > li { scroll-snap-align: start; }
  /* A part of the next card says that there is one, where no button does. */
  @media (scripting: none) { --shown: 1.2; }
  ${media.small} { --shown: 2; }
  ${media.medium} { --shown: 3; }
  @media (scripting: none) {
    scrollbar-width: auto;
    &::-webkit-scrollbar { display: block; }
  }
`;
const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.xs};
  margin-bottom: ${space.md};

  @media (scripting: none) { display: none; }
`;
const Dots = styled.div`
  display: flex;
  margin-right: auto;

  /* As many as there are cards that can come first. */
  ${media.small} { :nth-child(5) { display: none; } }
  ${media.medium} { :nth-child(4) { display: none; } }
`;
const Dot = styled.button`
  display: grid;
  place-items: center;
  width: 2rem;
  height: ${layout.target};
  padding: 0;
  border: 0;
  background: none;

  &::before {
    content: '';
    width: 0.75rem;
    height: 0.75rem;
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.round};
    background: ${color.surface};
  }
  &:hover::before { border-color: ${color.ink}; }
  &[aria-current]::before { border-color: ${color.ink}; background: ${color.ink}; ${forcedColorsSelected} }
`;

interface CarouselProps {
  /** Each card is an `li` with a key. */
  cards: readonly { title: string; card: ReactElement }[];
}

/**
 * Cards that move every 4 s, one, two or three at a time, and wait for the pointer and the focus. The
 * track's scroll position is the state, so that swiping and tabbing work as everywhere. A script at the
 * document's end moves them; after a client navigation this component does.
 */
export function Carousel({ cards }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  // Under reduced motion it starts held, until the visitor presses Play.
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    setIsHeld(prefersReducedMotion());
    if (track.current) moveCards(track.current);
  }, []);
  const show = (index: number) => track.current && showCard(track.current, index);
  const move = (count: number) => track.current && show(shownCard(track.current) + count);

  return (
    <div data-held={isHeld ? '' : undefined}>
      <Controls role="group" aria-label="Resources, advancing automatically">
        <Dots>
          {cards.map(({ title }, index) => (
            <Dot
              key={title}
              type="button"
              data-dot=""
              aria-label={`Show ${title}`}
              aria-current={index === 0 || undefined}
              onClick={() => show(index)}
            />
          ))}
        </Dots>
        <IconButton
          data-hold=""
          variant="secondary"
          icon={isHeld ? 'play' : 'pause'}
          label={isHeld ? 'Play the resources' : 'Pause the resources'}
          onClick={() => setIsHeld(!isHeld)}
        />
        <IconButton
          variant="secondary"
          icon="arrow-left"
          label="Previous resource"
          onClick={() => move(-1)}
        />
        <IconButton
          variant="secondary"
          icon="arrow-right"
          label="Next resource"
          onClick={() => move(1)}
        />
      </Controls>
      <Track ref={track} data-cards="">
        {cards.map(({ card }) => card)}
      </Track>
    </div>
  );
}
