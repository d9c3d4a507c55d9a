import { render, screen } from '@testing-library/react';
import { Field } from './Field';
import { Select } from './Select';
import { TextArea, TextInput } from './TextInput';

const controls = {
  TextInput: <TextInput />,
  TextArea: <TextArea />,
  Select: (
    <Select>
      <option>USA</option>
    </Select>
  ),
};

describe.each(Object.entries(controls))('%s in a Field', (_, control) => {
  it('is named by the label and described by the hint', () => {
    render(
      <Field label="Region" hint="Where your shop is.">
        {control}
      </Field>,
    );
    const element = screen.getByLabelText('Region');
    expect(element).toHaveAccessibleDescription('Where your shop is.');
    expect(element).toBeValid();
    expect(element).not.toBeRequired();
  });

  it('is invalid and described by the error as well', () => {
    render(
      <Field label="Region" hint="Where your shop is." error="Please select a region" required>
        {control}
      </Field>,
    );
    const element = screen.getByLabelText(/^Region/);
    expect(element).toBeRequired();
    expect(element).toHaveAttribute('aria-invalid', 'true');
    expect(element).toHaveAccessibleDescription('Where your shop is. Please select a region');
  });
});

it('announces an error that appears later', () => {
  const { rerender } = render(
    <Field label="Company name">
      <TextInput />
    </Field>,
  );
  rerender(
    <Field label="Company name" error="Please enter a company name">
      <TextInput />
    </Field>,
  );
  const error = screen.getByText('Please enter a company name');
  expect(error.closest('[aria-live="polite"]')).not.toBeNull();
});

it('lets a control outside of a Field carry its own name', () => {
  render(<TextInput aria-label="Search articles..." />);
  expect(screen.getByRole('textbox', { name: 'Search articles...' })).not.toHaveAttribute('id');
});

it('gives the control the id asked for', () => {
  render(
    <Field label="Email" controlId="newsletter-email">
      <TextInput type="email" />
    </Field>,
  );
  expect(screen.getByLabelText('Email')).toHaveAttribute('id', 'newsletter-email');
});
