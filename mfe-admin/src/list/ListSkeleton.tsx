import { Cluster, Skeleton, Spinner, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { Frame } from './rowStyle';

const { color, space } = theme;

const Head = styled(Cluster)`
  min-height: 2.75rem;
  padding-inline: ${space.md};
  border-bottom: 1px solid ${color.line};
  background: ${color.tint};
`;
const Row = styled.div`
  display: grid;
  align-content: center;
  gap: ${space.xs};
  min-height: 3.5rem;
  padding-inline: ${space.md};
  border-bottom: 1px solid ${color.line};

  &:last-child { border-bottom: 0; }
`;

const WIDTHS = ['38%', '52%', '30%', '44%', '35%', '48%'];

export function ListSkeleton({ label }: { label: string }) {
  return (
    <Frame>
      <Head>
        <Spinner label={label} />
      </Head>
      {WIDTHS.map((width) => (
        <Row key={width}>
          <Skeleton width={width} height="1.1rem" />
          <Skeleton width="70%" height="0.85rem" />
        </Row>
      ))}
    </Frame>
  );
}
