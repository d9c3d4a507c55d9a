import type { PublicVideo } from '@pressline/shared-api';
import { Halftone, theme } from '@pressline/shared-ui';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';

const { color } = theme;

const inks = [color.cyan, color.magenta, color.yellow];

const Sheet = styled.div<{ $ink: string; $turn: number }>`
  position: absolute;
  inset: 0;

  > div {
    position: absolute;
    inset: -30% -20% auto;
    color: ${({ $ink }) => $ink};
    rotate: ${({ $turn }) => $turn}deg;
    opacity: 0.75;
  }
`;
const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const never = () => () => {};

/** Whether an address is this site's own; not known before the page has hydrated. */
function useIsOwn(address: string): boolean {
  return useSyncExternalStore(
    never,
    () => URL.canParse(address) && new URL(address).origin === window.location.origin,
    () => false,
  );
}

/** A printed cover, or the video's own picture when this site has it. */
export function Cover({ video: { id, thumbnailUrl } }: { video: PublicVideo }) {
  const isOwn = useIsOwn(thumbnailUrl ?? '');
  if (isOwn) return <Picture src={thumbnailUrl ?? ''} alt="" loading="lazy" />;
  const seed = Number.parseInt(id.slice(-4), 16) || 0;
  return (
    <Sheet aria-hidden="true" $ink={inks[seed % inks.length] ?? color.cyan} $turn={seed % 35}>
      <Halftone />
    </Sheet>
  );
}
