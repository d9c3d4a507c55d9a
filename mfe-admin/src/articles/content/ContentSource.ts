import type { Ref } from 'react';
import type { MarkdownAction } from './actions';
import type { AmendHandler, EditHandler } from './TextEdit';

/** Changes the text from outside, in either control. */
export interface ContentSource {
  edit: EditHandler;
  amend: AmendHandler;
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
