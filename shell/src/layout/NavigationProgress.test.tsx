import { BrowserRouter } from '@pressline/shared-ui/router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NavigationProgress } from './NavigationProgress';

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/admin/articles');
  render(
    <BrowserRouter>
      <NavigationProgress />
    </BrowserRouter>,
  );
});
afterEach(() => jest.useRealTimers());

const clickAndWait = () => {
  fireEvent.click(document.body);
  act(() => jest.advanceTimersByTime(1_000));
};

test('shows that a page is on its way', () => {
  window.history.pushState({ key: 'next' }, '', '/help');
  clickAndWait();
  expect(screen.getByRole('progressbar', { name: 'Loading the page' })).toBeInTheDocument();
});

test('takes no change of a page’s own address for a page on its way', () => {
  window.history.replaceState(window.history.state, '', '/admin/articles?q=press');
  clickAndWait();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});
