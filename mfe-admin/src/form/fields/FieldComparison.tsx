import type { ResourceDefinition } from '@pressline/shared-api';
import { Stack, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { useReferenceNames } from '../api/queries';
import { ComparedTexts } from './ComparedTexts';
import { changedFields, type Draft } from './draft';
import { fieldLabel } from './formFields';
import { valueText } from './mergeEdits';

const Name = styled.h3`
  margin-bottom: ${theme.space.xs};
  font: 600 ${theme.text.small}/1.4 ${theme.font.body};
  letter-spacing: 0;
`;

interface FieldComparisonProps {
  resource: ResourceDefinition;
  left: Draft;
  right: Draft;
  leftLabel: string;
  rightLabel: string;
}

export function FieldComparison({ resource, left, right, ...labels }: FieldComparisonProps) {
  const { nameOf } = useReferenceNames(resource);
  const names = changedFields(right, left);
  if (names.length === 0) return <p>Both are the same.</p>;
  return (
    <Stack gap="md">
      {names.map((name) => {
        const field = resource.fields[name];
        if (!field) return null;
        const text = (draft: Draft) => valueText(field, draft[name] ?? '', nameOf);
        return (
          <section key={name}>
            <Name>{fieldLabel(name, field)}</Name>
            <ComparedTexts
              name={fieldLabel(name, field)}
              left={text(left)}
              right={text(right)}
              {...labels}
            />
          </section>
        );
      })}
    </Stack>
  );
}
