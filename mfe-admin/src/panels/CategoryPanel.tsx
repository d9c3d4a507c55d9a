import { categoryIcon } from '@pressline/shared-api';
import { Icon } from '@pressline/shared-ui';
import type { AnyDocument } from '../documents/useResourceApi';
import type { RowContent } from '../fields/rowFacts';
import { type DocumentEditorProps, ResourceEditor } from '../resource/ResourceEditor';
import { ResourcePanel } from '../resource/ResourcePanel';
import { IconInput } from './IconInput';

const RULE = 'Only a category without articles can be deleted.';
const inputs = { icon: IconInput };

/** A category cannot be deleted while articles stand in it. */
const describeCategory = ({ articleCount, icon }: AnyDocument): Partial<RowContent> => ({
  media: <Icon name={categoryIcon(String(icon))} size="1.5rem" />,
  keptBecause: Number(articleCount) > 0 ? RULE : undefined,
});

function CategoryEditor(props: DocumentEditorProps) {
  return <ResourceEditor {...props} inputs={inputs} />;
}

/** The categories of the help center. */
export default function CategoryPanel() {
  return (
    <ResourcePanel
      resourceKey="categories"
      note={RULE}
      describe={describeCategory}
      editor={CategoryEditor}
    />
  );
}
