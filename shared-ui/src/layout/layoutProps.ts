import type { ComponentProps, ElementType } from 'react';
import type { theme } from '../theme/theme';

/** What the layout primitives share: the element they render and the gap between children. */
export interface LayoutProps extends ComponentProps<'div'> {
  /** `ul`, `section`, … instead of `div`. */
  as?: ElementType;
  gap?: keyof typeof theme.space;
}
