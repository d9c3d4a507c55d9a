import type { PublicDownload } from '@pressline/shared-api';
import { theme } from '@pressline/shared-ui';
import { formatBytes, formatCount } from '@pressline/shared-ui/format';
import { styled } from 'styled-components';
import { iconMask } from '../components/iconMask';
import { Meta } from '../components/Meta';

/** A file's type as given, or else the ending of its address. */
export function fileType({ fileType: given, fileUrl }: { fileType: string; fileUrl: string }) {
  return (given || (/\.(\w{1,5})(?:[?#]|$)/.exec(fileUrl)?.[1] ?? 'File')).toUpperCase();
}

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

  &::after { ${iconMask('download')} grid-area: 1 / 2 / span 3; color: ${color.inkMuted}; }
  &:hover::after { color: ${color.accent}; }
  > * { grid-column: 1; }
  a { font-weight: 600; }
  a::after { content: ''; position: absolute; inset: 0; }
  a + p { color: ${color.inkSoft}; font-size: ${text.small}; line-height: 1.5; }
  a + p:empty { display: none; }
`;
export function DownloadRow({ download }: { download: PublicDownload }) {
  const { id, title, description, fileUrl, sizeBytes, downloads } = download;
  return (
    <Row>
      <a href={fileUrl} download data-counts={`downloads/${id}/download`}>
        {title}
      </a>
      <p dir="auto">{description}</p>
      <Meta>
        <span>{fileType(download)}</span>
        {sizeBytes > 0 && <span>{formatBytes(sizeBytes)}</span>}
        {downloads > 0 && <span>{formatCount(downloads, 'download')}</span>}
      </Meta>
    </Row>
  );
}
