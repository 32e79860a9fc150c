import './art/tokens.css';
import './art/motion.css';
import './style/fonts.css';
import './style/base.css';

import { mount } from 'svelte';
import App from './App.svelte';
import { updates } from './offline/updates.svelte';

const target = document.getElementById('page');
if (target === null) throw new Error('index.html has no #page');
mount(App, { target });
// After everything that the viewer waits for.
addEventListener('load', () => setTimeout(() => void updates.register(), 1000));
