import { Stack } from '@pressline/shared-ui';
import { FieldInput } from '../form/fields/FieldInput';
import { useField, useForm } from '../form/fields/formContext';
import { Notice } from '../form/Notice';
import { carriedBy } from './tagTexts';
import { useOtherTag } from './useTagEdit';
import { useTagUsage } from './useTagUsage';

/** The name of a tag, with what another one does to the articles that have it. */
export function TagNameInput() {
  const { base } = useForm();
  const { text } = useField('name');
  const { countOf } = useTagUsage();
  const other = useOtherTag()(text, base?.id);
  const former = String(base?.name ?? '');
  const isRenamed = base !== undefined && text.trim() !== '' && text.trim() !== former;
  const effect = other
    ? `“${other.name}” exists. Articles switch to it, and “${former}” is removed.`
    : 'Update renames it in all of them.';
  return (
    <Stack gap="xs">
      <FieldInput name="name" />
      <Notice role="status">
        {isRenamed && `${carriedBy(countOf(former) ?? 0)} ${effect} You can undo this in one step.`}
      </Notice>
    </Stack>
  );
}
