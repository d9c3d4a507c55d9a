import { render } from '@testing-library/react';
import { Icon } from './Icon';
import { isIconName } from './isIconName';

it('Icon is hidden from assistive technology', () => {
  const { container } = render(<Icon name="search" />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
});

it('isIconName knows the drawn icons only', () => {
  expect(isIconName('getting-started')).toBe(true);
  expect(isIconName('toString')).toBe(false);
});
