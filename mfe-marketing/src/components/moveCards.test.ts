import { moveCards } from './moveCards';

type Report = (entries: { isIntersecting: boolean }[]) => void;

it('moves the cards that came into view, also when it hears of that late', () => {
  jest.useFakeTimers();
  let report: Report = () => {};
  window.IntersectionObserver = class {
    constructor(callback: Report) {
      report = callback;
    }
    observe() {}
  } as never;
  document.body.innerHTML = '<div><ul><li></li><li></li><li></li></ul></div>';
  const track = document.querySelector('ul') as HTMLElement;
  for (const [index, card] of [...track.children].entries()) {
    Object.defineProperty(card, 'offsetLeft', { value: index * 100 });
  }
  Object.defineProperties(track, { scrollWidth: { value: 300 }, clientWidth: { value: 100 } });
  moveCards(track);

  report([{ isIntersecting: false }, { isIntersecting: true }]);
  jest.advanceTimersByTime(4_000);
  expect(track.scrollLeft).toBe(100);
  report([{ isIntersecting: true }, { isIntersecting: false }]);
  jest.advanceTimersByTime(8_000);
  expect(track.scrollLeft).toBe(100);
  jest.useRealTimers();
});
