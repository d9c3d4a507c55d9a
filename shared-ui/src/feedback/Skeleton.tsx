import type { ComponentProps } from 'react';
import styled, { keyframes } from 'styled-components';
import { theme } from '../theme/theme';

const breathe = keyframes`50% { opacity: 0.45; }`;

const Root = styled.span<{ $width: string; $height: string }>`
  display: block;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height};
  border-radius: ${theme.radius.sm};
  background: ${theme.color.line};
  animation: ${breathe} 1.8s ${theme.motion.easeInOut} infinite;
`;

interface SkeletonProps extends ComponentProps<'span'> {
  /** CSS lengths of what will stand here. */
  width?: string;
  height?: string;
}

/** Keeps the place of something that is loading. Decorative: say what loads with a `Spinner`. */
export function Skeleton({ width = '100%', height = '1em', ...rest }: SkeletonProps) {
  return <Root $width={width} $height={height} aria-hidden="true" {...rest} />;
}
