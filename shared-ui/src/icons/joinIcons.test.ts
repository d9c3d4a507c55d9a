import { iconPaths } from './iconPaths';
import { iconMask, iconSprite } from './iconSprite';
import { joinIcons } from './joinIcons';

const rule = (selector: string, style: readonly unknown[]) => `${selector}{${style.join('')}}`;
const search = rule('.search', iconMask(iconPaths.search));
const close = rule('.close', iconMask(iconPaths.close));
const picturesOf = (css: string) => [...css.matchAll(/url\("([^"]*)"\)/g)].map(([, url]) => url);

test('icons share one picture, each at its place', () => {
  const css = joinIcons(`${search}${close}${rule('.again', iconMask(iconPaths.search))}`, 'icons');
  const [picture = '', ...others] = picturesOf(css);
  expect(others).toEqual([]);
  expect(css.indexOf('.search,.close,.again{--icons:url(')).toBe(0);
  const svg = decodeURIComponent(picture.replace('data:image/svg+xml,', ''));
  expect(svg).toContain(`viewBox='0 0 48 24'`);
  expect(svg).toContain(`<path d='${iconPaths.search}' transform='translate(0)'/>`);
  expect(svg).toContain(`<path d='${iconPaths.close}' transform='translate(24)'/>`);
  const masks = [...css.matchAll(/mask: (.*?);/g)].map(([, mask]) => mask);
  const first = 'var(--icons) 0% 0/200% 100% no-repeat';
  expect(masks).toEqual([first, 'var(--icons) 100% 0/200% 100% no-repeat', first]);
});

test('a single icon, and a sprite, stay as they are', () => {
  const { drawing } = iconSprite({ search: iconPaths.search, close: iconPaths.close });
  for (const css of [search, `${search}${rule('.sprite', drawing)}`, '']) {
    expect(joinIcons(css, 'icons')).toBe(css);
  }
});
