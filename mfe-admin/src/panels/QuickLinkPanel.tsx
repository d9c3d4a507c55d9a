import { Icon, isIconName } from '@pressline/shared-ui';
import type { AnyDocument } from '../documents/useResourceApi';
import type { RowContent } from '../fields/rowFacts';
import { type DocumentEditorProps, ResourceEditor } from '../resource/ResourceEditor';
import { ResourcePanel } from '../resource/ResourcePanel';
import { IconInput } from './IconInput';

const inputs = { icon: IconInput };

function describeQuickLink({ icon, url, order }: AnyDocument): Partial<RowContent> {
  const name = String(icon).trim().toLowerCase();
  return {
    media: <Icon name={isIconName(name) ? name : 'general'} size="1.5rem" />,
    facts: [String(url), `Order ${order}`],
  };
}

function QuickLinkEditor(props: DocumentEditorProps) {
  return <ResourceEditor {...props} inputs={inputs} />;
}

/** The quick links of the help center. */
export default function QuickLinkPanel() {
  return (
    <ResourcePanel resourceKey="quickLinks" describe={describeQuickLink} editor={QuickLinkEditor} />
  );
}
