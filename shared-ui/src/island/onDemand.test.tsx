import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { RetryBoundary } from '../feedback/RetryBoundary';
import { onDemand } from './onDemand';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

function loading() {
  let arrive = (_: { default: ComponentType<{ name: string }> }) => {};
  const load = jest.fn(
    () =>
      new Promise<{ default: typeof Greeting }>((resolve) => {
        arrive = resolve as typeof arrive;
      }),
  );
  return { load, arrive: () => act(async () => arrive({ default: Greeting })) };
}

it('shows its fallback until the code is there, and at once what has arrived', async () => {
  const { load, arrive } = loading();
  const Part = onDemand(load);
  const page = render(<Part fallback="Loading..." name="Ada" />);
  expect(page.container).toHaveTextContent('Loading...');
  await arrive();
  expect(page.container).toHaveTextContent('Hello Ada');
  expect(load).toHaveBeenCalledTimes(1);
});

it('shows no fallback where the code was fetched before', async () => {
  const { load, arrive } = loading();
  const Part = onDemand(load);
  const preloaded = Part.preload();
  await arrive();
  await preloaded;
  const page = render(<Part fallback="Loading..." name="Ada" />);
  expect(page.container).toHaveTextContent('Hello Ada');
  expect(load).toHaveBeenCalledTimes(1);
});

it('throws what fails, and fetches it anew on Retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest.fn(async () => ({ default: Greeting }));
  load.mockRejectedValueOnce(new Error('gone'));
  const Part = onDemand(load);
  render(
    <RetryBoundary>
      <Part name="Ada" />
    </RetryBoundary>,
  );
  expect(await screen.findByText('This page couldn’t be loaded')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});
