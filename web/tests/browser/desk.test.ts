import { expect, test } from 'vitest';
import { homeButton, pageOf, newContext } from './browser';
import { checkEveryPage } from './every_page';

checkEveryPage('1440', { viewport: { width: 1440, height: 900 } });

test('the first page load is small', async () => {
    const context = await newContext();
    const page = await pageOf(context);
    let bytes = 0;
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.goto('/');
    await homeButton(page, 'Play now').waitFor();
    await page.waitForLoadState('networkidle');
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(200 * 1024);
    await context.close();
});
