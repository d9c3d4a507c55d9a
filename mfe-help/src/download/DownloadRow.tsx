import type { PublicDownload } from '@pressline/shared-api';
import { Icon, theme } from '@pressline/shared-ui';
import { formatBytes, formatCount } from '@pressline/shared-ui/format';
import { styled } from 'styled-components';
import { Meta } from '../list/Meta';
import { fileType } from './fileType';

const { color, space, text } = theme;

export const DownloadRows = styled.ul`
  border-top: 1px solid ${color.ink};

  details > & { border-top: 0; }
`;
const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.xxs} ${space.md};
  align-items: center;
  padding-block: ${space.md};
  border-bottom: 1px solid ${color.line};

  > svg { grid-row: 1 / span 3; grid-column: 2; color: ${color.inkMuted}; }
  &:hover > svg { color: ${color.accent}; }
  > :not(svg) { grid-column: 1; }
`;
const Title = styled.a`
  font-weight: 600;

  &::after { content: ''; position: absolute; inset: 0; }
`;
const Description = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.small};
  line-height: 1.5;

  &:empty { display: none; }
`;

/** A file with its type, its size, and how often it was downloaded. */
export function DownloadRow({ download }: { download: PublicDownload }) {
  const { id, title, description, fileUrl, sizeBytes, downloads } = download;
  return (
    <Row>
      <Title href={fileUrl} download data-counts={`downloads/${id}/download`}>
        {title}
      </Title>
      <Description dir="auto">{description}</Description>
      <Meta>
        <span>{fileType(download)}</span>
        {sizeBytes > 0 && <span>{formatBytes(sizeBytes)}</span>}
        {downloads > 0 && <span>{formatCount(downloads, 'download')}</span>}
      </Meta>
      <Icon name="download" />
    </Row>
  );
}
