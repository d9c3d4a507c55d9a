import type { Page } from '@playwright/test';

/** A part of a page, and how far the lightness of its pixels is apart: 1 is a single color, 21 black on white. */
export interface DrawnPart {
  /** What assistive technology is told; empty for a control that nothing names. */
  name: string;
  contrast: number;
}

interface Part {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is drawn in a control that can be pressed and has no visible text, and the arrow of a select; without their borders. */
function findParts(): Part[] {
  const EDGE = 4;
  const ARROW = 32;
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath !== 'none' ||
      getComputedStyle(element).textIndent !== '0px' ||
      isClipped(element.parentElement?.closest('a, button, span') ?? null));
  function hasText(control: Element): boolean {
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      if (currentNode.textContent?.trim() && !isClipped(currentNode.parentElement)) return true;
    }
    return false;
  }
  return [
    ...document.querySelectorAll<HTMLButtonElement | HTMLSelectElement | HTMLAnchorElement>(
      'button:enabled, a[href], select:enabled',
    ),
  ].flatMap((control) => {
    const isSelect = control instanceof HTMLSelectElement;
    if (!isSelect && (hasText(control) || control.querySelector('img, [role="img"]'))) return [];
    if (control.getAttribute('role') === 'switch') return [];
    const box = control.getBoundingClientRect();
    const { left, top, width, height } = box;
    const middle = document.elementFromPoint(box.right - 12, top + height / 2);
    if (width < 16 || height < 16 || !middle || !control.contains(middle)) return [];
    const from = isSelect ? box.right - ARROW : left + EDGE;
    const labels = [
      control.getAttribute('aria-label'),
      document.getElementById(control.getAttribute('aria-labelledby') ?? '')?.textContent,
      control instanceof HTMLAnchorElement ? null : control.labels[0]?.textContent,
      isSelect ? null : control.textContent,
    ];
    return [
      {
        name: labels.find((label) => label?.trim())?.trim() ?? '',
        ...{ x: from, y: top + EDGE },
        ...{ width: box.right - EDGE - from, height: height - 2 * EDGE },
      },
    ];
  });
}

async function measure({ png, parts }: { png: string; parts: Part[] }): Promise<DrawnPart[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d', {
    willReadFrequently: true,
  });
  context?.drawImage(image, 0, 0);
  const linear = (value: number) => (value / 255) ** 2.2;
  return parts.map(({ name, ...box }) => {
    const { x, y, width, height } = box;
    const pixels = context?.getImageData(x, y, width, height).data ?? new Uint8ClampedArray();
    let [least, most] = [1, 0];
    for (let at = 0; at < pixels.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
      const light = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
      least = Math.min(least, light);
      most = Math.max(most, light);
    }
    return { name, contrast: (most + 0.05) / (least + 0.05) };
  });
}

/** Compares the pixels of all controls in view that are shown by an icon alone, of all selects, and of `others`. */
export async function drawnControls(page: Page, others: Part[] = []): Promise<DrawnPart[]> {
  const parts = [...(await page.evaluate(findParts)), ...others];
  const png = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  const reader = await page.context().newPage();
  try {
    return await reader.evaluate(measure, { png, parts });
  } finally {
    await reader.close();
  }
}
