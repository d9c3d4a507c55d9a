import { ListPanel, type ListPanelProps } from '../list/ListPanel';
import { type DialogOptions, usePanelDialogs } from './usePanelDialogs';

export type ResourcePanelProps = Omit<ListPanelProps, 'dialogs'> & DialogOptions;

export function ResourcePanel({ inputs, askBeforeRemoval, ...list }: ResourcePanelProps) {
  const dialogs = usePanelDialogs(list.resourceKey, { inputs, askBeforeRemoval });
  return <ListPanel {...list} dialogs={dialogs} />;
}
