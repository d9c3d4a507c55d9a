import { readVideoAddress } from '@pressline/shared-api';
import { Cluster, Icon, theme } from '@pressline/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FieldInput } from '../form/fields/FieldInput';
import { useTyped } from '../form/fields/formContext';
import { SmallButton } from '../form/SmallButton';

const { color, radius } = theme;

const Frame = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  background: ${color.tint};
  color: ${color.inkMuted};

  img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
`;

interface ThumbnailProps {
  /** Without one, or when it cannot be loaded, a mark stands in its place. */
  src: string | undefined;
  width: string;
  /** Empty where the picture only decorates. */
  alt?: string;
}

export function Thumbnail({ src, width, alt = '' }: ThumbnailProps) {
  const [failed, setFailed] = useState<string>();
  const isShown = src?.startsWith('https://') && src !== failed;
  return (
    <Frame style={{ width }}>
      <Icon name="play" size="1.5rem" />
      {isShown && (
        <img
          src={src}
          alt={alt}
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setFailed(src)}
        />
      )}
    </Frame>
  );
}

export function ThumbnailInput() {
  const { text: videoUrl } = useTyped('videoUrl');
  const { text: chosen, setValue } = useTyped('thumbnailUrl');
  const own = videoPicture(videoUrl);
  return (
    <>
      <FieldInput name="thumbnailUrl" />
      <Cluster>
        <Thumbnail src={chosen || own} width="12rem" alt="Preview of the thumbnail" />
        {own && chosen !== own && (
          <SmallButton label="Use the video’s own picture" onClick={() => setValue(own)} />
        )}
      </Cluster>
    </>
  );
}

/** The picture that YouTube keeps of a video; Vimeo's addresses do not tell theirs. */
export function videoPicture(videoUrl: string): string | undefined {
  const video = readVideoAddress(videoUrl);
  return video?.provider === 'youtube'
    ? `https://i.ytimg.com/vi/${video.id}/hqdefault.jpg`
    : undefined;
}
