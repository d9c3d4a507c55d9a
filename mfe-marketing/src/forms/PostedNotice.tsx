import { Icon, theme } from '@pressline/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const { color, space } = theme;

const Root = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space.xxs} ${space.sm};
  padding: ${space.md};
  border-left: 0.375rem solid ${color.success};
  background: ${color.successSoft};

  svg { grid-row: span 2; margin-top: 0.15em; color: ${color.success}; }
  &[data-tone='danger'] { border-color: ${color.danger}; background: ${color.dangerSoft}; }
  &[data-tone='danger'] svg { color: ${color.danger}; }
`;
const Title = styled.p`
  font-weight: 600;
`;

interface PostedNoticeProps {
  tone: 'success' | 'danger';
  title: string;
  children: ReactNode;
}

export function PostedNotice({ tone, title, children }: PostedNoticeProps) {
  return (
    <Root role={tone === 'danger' ? 'alert' : 'status'} data-tone={tone}>
      <Icon name={tone === 'danger' ? 'alert' : 'check'} size="1.4em" />
      <Title>{title}</Title>
      <div>{children}</div>
    </Root>
  );
}
