import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const Space = styled.div`
  min-height: 70vh;
  padding: ${theme.space.xl} ${theme.layout.gutter};
  color: ${theme.color.inkMuted};
`;

export function PageSkeleton() {
  return (
    <Space role="status" aria-busy="true">
      Loading…
    </Space>
  );
}
