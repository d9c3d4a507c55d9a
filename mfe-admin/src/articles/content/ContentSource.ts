import type { Ref } from 'react';
import type { MarkdownAction } from './actions';
import type { EditHandler } from './TextEdit';

/** What can be done with the text from outside, whichever control it is typed into. */
export interface ContentSource {
  edit: EditHandler;
  focus(): void;
}

export interface ContentSourceProps {
  ref: Ref<ContentSource>;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Of a tool that was found while typing. */
  onRun: (action: MarkdownAction) => void;
}
