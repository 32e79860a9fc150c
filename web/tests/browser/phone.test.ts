import { lookAtEveryPage } from './every_page';

lookAtEveryPage('360', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
