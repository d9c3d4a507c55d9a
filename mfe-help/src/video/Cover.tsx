import type { PublicVideo } from '@pressline/shared-api';
import { Halftone, theme, useIsHydrated } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const { color } = theme;

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
export function Cover({ video: { id, thumbnailUrl } }: { video: PublicVideo }) {
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
