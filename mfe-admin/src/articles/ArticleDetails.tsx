import type { ArticlePreview } from '@pressline/shared-api';
import type { ReactNode } from 'react';
import { FieldInput } from '../form/fields/FieldInput';
import { useForm } from '../form/fields/formContext';
import { formFields } from '../form/fields/formFields';
import { AT_HAND } from './ArticleFields';
import { FieldGrid } from './FieldGrid';
import { ReadTimeField } from './ReadTimeField';
import { SlugField } from './SlugField';
import { TagsField } from './TagsField';

interface ArticleDetailsProps {
  preview: ArticlePreview | undefined;
  children: ReactNode;
}

/** What is said about an article beside its text. */
export function ArticleDetails({ preview, children }: ArticleDetailsProps) {
  const { resource } = useForm();
  const inputs: Partial<Record<string, ReactNode>> = {
    slug: <SlugField />,
    readTime: <ReadTimeField preview={preview} />,
    tags: <TagsField />,
  };
  const names = formFields(resource).map(([name]) => name);
  return (
    <div>
      <FieldGrid>
        {names
          .filter((name) => !AT_HAND.includes(name))
          .map((name) => (
            <div key={name} data-field={name}>
              {inputs[name] ?? <FieldInput name={name} />}
            </div>
          ))}
      </FieldGrid>
      {children}
    </div>
  );
}
