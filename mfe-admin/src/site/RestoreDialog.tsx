import { plainArticlePath, type Field as ResourceField, resources } from '@pressline/shared-api';
import { Field, Stack, TextInput } from '@pressline/shared-ui';
import { useState } from 'react';
import { useAdminQuery } from '../form/api/queries';
import { lowerFirst, resourceTexts } from '../form/api/resourceTexts';
import { useApi } from '../form/api/useApi';
import { Note } from '../form/controls';
import { FormDialog } from '../form/FormDialog';
import { fieldLabel } from '../form/fields/formFields';
import { ReferenceSelect } from '../form/fields/ReferenceSelect';
import type { Refusal } from './useTrash';

interface RestoreDialogProps {
  refusal: Refusal;
  isBusy: boolean;
  onRestore: (changes: Refusal['changes']) => void;
  onClose: () => void;
}

/** A free slug like the one that is taken. */
function useFreeSlug(slug: string | null): string | undefined {
  const { admin } = useApi();
  const { data } = useAdminQuery(
    ['slug-check', 'trash', slug],
    (init) => admin.checkSlug({ slug: slug ?? '' }, init),
    { enabled: slug !== null, gcTime: 0 },
  );
  return data?.suggestion;
}

/** Asks for other values where a deleted document cannot be restored as it was. */
export function RestoreDialog({ refusal, isBusy, onRestore, onClose }: RestoreDialogProps) {
  const { entry, changes, problems } = refusal;
  const [typed, setTyped] = useState<Record<string, string>>({ ...changes });
  const { fields }: { fields: Readonly<Record<string, ResourceField>> } = resources[entry.resource];
  const freeSlug = useFreeSlug(problems.slug ? (changes.slug ?? entry.slug) : null);
  const { singular } = resourceTexts(entry.resource);
  const start: Record<string, string | undefined> = { categoryId: '', slug: freeSlug };
  const shown = (name: string) => typed[name] ?? start[name] ?? `${entry.title} (restored)`;

  function explain(name: string): string {
    if (name === 'categoryId') {
      return 'Its category was deleted. Restore the category first, or choose another one.';
    }
    if (name === 'slug') {
      return `Another article has the address ${plainArticlePath(changes.slug ?? entry.slug)} now.`;
    }
    return problems[name] === 'Already in use'
      ? `Another ${singular} has this ${name} now.`
      : String(problems[name]);
  }

  function handleSubmit() {
    const values = Object.keys(problems).map((name) => [name, shown(name)]);
    onRestore({ ...changes, ...Object.fromEntries(values) });
  }

  return (
    <FormDialog
      title={`Restore “${entry.title}”`}
      submitLabel="Restore"
      isBusy={isBusy}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {Object.keys(problems).map((name) => {
        const field = fields[name];
        const label = field ? fieldLabel(name, field) : name;
        const set = (value: string) => setTyped((before) => ({ ...before, [name]: value }));
        return (
          <Stack key={name} gap="xs">
            <Note>{explain(name)}</Note>
            <Field label={field?.kind === 'reference' ? label : `New ${lowerFirst(label)}`}>
              {field?.kind === 'reference' ? (
                <ReferenceSelect
                  field={field}
                  value={shown(name)}
                  onChange={({ target }) => set(target.value)}
                />
              ) : (
                <TextInput
                  value={shown(name)}
                  spellCheck={false}
                  onChange={({ target }) => set(target.value)}
                />
              )}
            </Field>
          </Stack>
        );
      })}
    </FormDialog>
  );
}
