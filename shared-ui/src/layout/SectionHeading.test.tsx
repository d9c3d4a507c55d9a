import { render, screen } from '@testing-library/react';
import { SectionHeading } from './SectionHeading';

it('SectionHeading takes its level', () => {
  render(<SectionHeading level={1} eyebrow="Help center" title="How can we help?" />);
  expect(screen.getByRole('heading', { level: 1, name: 'How can we help?' })).toBeVisible();
});
