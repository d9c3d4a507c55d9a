import type { ComponentType } from 'react';

/** A section of one page: its component with what it says there, so that both arrive together. */
export function withContent<Props extends object>(Section: ComponentType<Props>, content: Props) {
  return function SectionWithContent() {
    return <Section {...content} />;
  };
}
