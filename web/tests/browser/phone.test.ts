import { checkEveryPage } from './every_page';

checkEveryPage('360', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
