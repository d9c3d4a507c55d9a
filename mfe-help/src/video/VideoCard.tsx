import { type PublicVideo, readVideoAddress, VIDEO_PROVIDERS } from '@pressline/shared-api';
import { Card, theme } from '@pressline/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VideoFacade } from './VideoFacade';

const { color, space, text } = theme;

const Sheet = styled(Card)`
  display: grid;
  grid-template-rows: auto 1fr;
  overflow: clip;
  height: 100%;
  padding: 0;

  > :last-child { display: grid; grid-template-rows: auto 1fr auto; gap: ${space.xs}; padding: ${space.md}; }
  :is(h3, h4) { font-size: ${text.body}; }
  p { color: ${color.inkMuted}; font-size: ${text.caption}; }
  :is(h3, h4) + p { color: ${color.inkSoft}; font-size: ${text.small}; line-height: 1.5; }
`;
interface VideoCardProps {
  video: PublicVideo;
  /** Shown instead of the title, such as one with marks. */
  title?: ReactNode;
  /** Level of its heading in the page's outline; 3 unless given. */
  level?: 3 | 4;
  /** Shown instead of the description. */
  text?: ReactNode;
  /** What starting it counts as besides. */
  counts?: string;
}

/** A video tutorial, and which provider gets data when it is played. */
export function VideoCard(props: VideoCardProps) {
  const { video, title = video.title, level = 3, text: lead = video.description, counts } = props;
  const Title = `h${level}` as const;
  const provider = readVideoAddress(video.videoUrl)?.provider;
  return (
    <Sheet>
      <VideoFacade video={video} counts={counts} />
      <div>
        <Title dir="auto">{title}</Title>
        <p dir="auto">{lead}</p>
        {provider && (
          <p>{`Playing this video sends data about you to ${VIDEO_PROVIDERS[provider]}.`}</p>
        )}
      </div>
    </Sheet>
  );
}
