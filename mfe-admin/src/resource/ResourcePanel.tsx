import { ListPanel, type ListPanelProps } from '../list/ListPanel';
import { type DialogOptions, usePanelDialogs } from './usePanelDialogs';

export type ResourcePanelProps = Omit<ListPanelProps, 'dialogs'> & DialogOptions;

/** List, create, edit and delete for any resource, from the resource table and little more. */
export function ResourcePanel({ inputs, askBeforeRemoval, ...list }: ResourcePanelProps) {
  const dialogs = usePanelDialogs(list.resourceKey, { inputs, askBeforeRemoval });
  return <ListPanel {...list} dialogs={dialogs} />;
}
