import { ListPanel, type ListPanelProps } from '../list/ListPanel';
import { type DialogOptions, usePanelDialogs } from './usePanelDialogs';

type ResourcePanelProps = Omit<ListPanelProps, 'dialogs'> & DialogOptions;

/** List, create, edit and delete for any resource, from the resource table and little more. */
export function ResourcePanel({ editor, askBeforeRemoval, ...list }: ResourcePanelProps) {
  const dialogs = usePanelDialogs(list.resourceKey, { editor, askBeforeRemoval });
  return <ListPanel {...list} dialogs={dialogs} />;
}
