import { CATEGORY_ICONS, categoryIcon } from '@pressline/shared-api';
import { Field, forcedChosen, Icon, TextInput, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { useField } from '../form/fields/formContext';

const { color, layout, radius, space } = theme;

const known = [...new Set(CATEGORY_ICONS.map(categoryIcon))];

const Choices = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs};

  button {
    display: grid;
    place-items: center;
    width: ${layout.target};
    height: ${layout.target};
    border: 1px solid ${color.line};
    border-radius: ${radius.sm};
    background: ${color.surface};
  }
  button:hover { border-color: ${color.ink}; }
  button[aria-pressed='true'] { border-color: ${color.accent}; background: ${color.accentSoft}; color: ${color.accent}; ${forcedChosen} }
`;

export function IconInput() {
  const { field, text, setValue, frame } = useField('icon');
  const name = text.trim().toLowerCase();
  return (
    <Field {...frame}>
      <TextInput
        value={text}
        maxLength={field.kind === 'text' ? field.maxLength : undefined}
        onChange={({ target }) => setValue(target.value)}
      />
      <Choices aria-label="Icons to pick from">
        {known.map((icon) => (
          <button
            key={icon}
            type="button"
            aria-label={icon}
            title={icon}
            aria-pressed={icon === name}
            onClick={() => setValue(icon)}
          >
            <Icon name={icon} />
          </button>
        ))}
      </Choices>
    </Field>
  );
}
