import type { Medium } from '@pressline/shared-api';
import { Field, media, TextInput, theme } from '@pressline/shared-ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { AltFields, type AltText } from './AltFields';
import { MediaThumbnail } from './MediaThumbnail';

const { space } = theme;

const Root = styled.fieldset`
  display: grid;
  gap: ${space.sm} ${space.lg};
  min-width: 0;
  padding: 0;
  border: 0;

  legend { margin-bottom: ${space.xs}; font-weight: 600; overflow-wrap: anywhere; }
  ${media.small} { grid-template-columns: 12rem minmax(0, 1fr); }
`;

interface InsertedMediumProps {
  medium: Medium;
  text: AltText;
  problem: string | undefined;
  onChange: (text: AltText) => void;
}

export function InsertedMedium({ medium, text, problem, onChange }: InsertedMediumProps) {
  const root = useRef<HTMLFieldSetElement>(null);
  // What had the focus is gone: the tile that was chosen, or the upload.
  useEffect(() => root.current?.querySelector('input')?.focus(), []);
  return (
    <Root ref={root}>
      <legend>{medium.name}</legend>
      <MediaThumbnail medium={medium} width="12rem" />
      <div>
        {medium.kind === 'image' ? (
          <AltFields text={text} problem={problem} onChange={onChange} />
        ) : (
          <Field label="Link text" error={problem} required>
            <TextInput
              value={text.alt}
              onChange={({ target }) => onChange({ ...text, alt: target.value })}
            />
          </Field>
        )}
      </div>
    </Root>
  );
}
