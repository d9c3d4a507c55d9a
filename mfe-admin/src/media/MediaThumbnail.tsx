import type { Medium } from '@pressline/shared-api';
import { Icon, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const { color, radius, text } = theme;

const Frame = styled.span`
  display: grid;
  place-items: center;
  align-content: center;
  overflow: hidden;
  aspect-ratio: 4 / 3;
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  background: ${color.tint};
  color: ${color.inkMuted};
  font-size: ${text.caption};

  /* On white, as most drawings expect it. */
  img { width: 100%; height: 100%; object-fit: contain; background: #fff; }
`;

/** A small picture of an image; of a file its type. It only decorates: the name stands beside it. */
export function MediaThumbnail({ medium, width }: { medium: Medium; width: string }) {
  return (
    <Frame style={{ width }}>
      {medium.thumbnailUrl ? (
        <img src={medium.thumbnailUrl} alt="" loading="lazy" />
      ) : (
        <>
          <Icon name="file" size="1.5rem" />
          {medium.typeLabel}
        </>
      )}
    </Frame>
  );
}
