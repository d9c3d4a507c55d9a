import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';

/** Parts of a page each of which shows something. */
const PARTS = 'main section, main article > *, main h2, main h3, footer > *';

interface Part {
  name: string;
  box: { x: number; y: number; width: number; height: number };
}

const findParts = (page: Page): Promise<Part[]> =>
  page.locator(PARTS).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const isInside = left >= 0 && left + width <= innerWidth && width * height > 100;
      const isShown = isInside && element.checkVisibility({ visibilityProperty: true });
      const name = `${element.localName} ${element.textContent.slice(0, 40)}`;
      return isShown ? [{ name, box: { x: left, y: top + scrollY, width, height } }] : [];
    }),
  );

/** Those of `parts` of which a picture has one color alone. */
const findBlank = (page: Page, picture: Buffer, parts: readonly Part[]): Promise<string[]> =>
  page.evaluate(
    async ({ base64, parts }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.drawImage(image, 0, 0);
      const isBlank = ({ box: { x, y, width, height } }: Part) => {
        const { data } = context.getImageData(x, y, width, height);
        const pixels = new Uint32Array(data.buffer);
        return pixels.every((pixel) => pixel === pixels[0]);
      };
      return parts.filter(isBlank).map(({ name }) => name);
    },
    { base64: picture.toString('base64'), parts },
  );

for (const path of ['/', '/help', '/help/articles/print-ready-pdf']) {
  test(`a picture of the whole of ${path} shows every part without scrolling`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const picture = await page.screenshot({ fullPage: true });
    const parts = await findParts(page);
    expect(parts.length).toBeGreaterThan(5);
    expect(await findBlank(page, picture, parts)).toEqual([]);
  });
}
