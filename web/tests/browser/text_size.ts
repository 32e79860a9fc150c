// Measures text as it is drawn, including the scale of drawings.

import type { Page } from 'playwright-core';

/** No text may be smaller, in pixels: on a desktop, and on a phone. */
const leastSize = { desktop: 12, phone: 11 };
/** From this width on the page has the layout of a desktop. */
const desktopWidth = 800;

/** Every visible text below the limit, with its size. */
export function smallTexts(page: Page): Promise<string[]> {
    return page.evaluate(
        ([least, desktop]) => {
            const limit = innerWidth >= desktop ? least.desktop : least.phone;
            const scaleOfMatrix = ({ a, b, c, d }: DOMMatrixReadOnly): number => Math.sqrt(Math.abs(a * d - b * c));
            /** The scale at which an element is drawn, from its own transforms and those around it. */
            function scaleOf(element: Element | null): number {
                if (element === null) return 1;
                const drawing = element instanceof SVGElement ? element.closest('svg') : null;
                if (element instanceof SVGGraphicsElement && drawing !== null) {
                    const matrix = element.getScreenCTM();
                    return matrix === null ? 1 : scaleOfMatrix(matrix);
                }
                const { transform } = getComputedStyle(element);
                const own = transform === 'none' ? 1 : scaleOfMatrix(new DOMMatrixReadOnly(transform));
                return own * scaleOf(element.parentElement);
            }
            function isVisible(element: Element): boolean {
                if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
                if (element.closest('.unseen') !== null) return false;
                const { clipPath } = getComputedStyle(element);
                const { width, height } = element.getBoundingClientRect();
                return clipPath !== 'inset(50%)' && width > 1 && height > 1;
            }
            const results = new Set<string>();
            const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
                const text = node.textContent?.trim() ?? '';
                const element = node.parentElement;
                if (text === '' || element === null || element.closest('script, style, defs, symbol') !== null)
                    continue;
                if (!isVisible(element)) continue;
                const size = parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
                if (size >= limit - 0.05) continue;
                const parent = element.closest('[class]');
                results.add(`${size.toFixed(1)} px: “${text.slice(0, 30)}” in .${parent?.getAttribute('class')}`);
            }
            return [...results];
        },
        [leastSize, desktopWidth] as const,
    );
}
