import { mount } from 'svelte';
import App from './App.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/ground.css';
import './styles/rail.css';
import './styles/cards.css';
import './styles/chips.css';
import './styles/people.css';
import './styles/question.css';
import './styles/fight.css';
import './styles/edge.css';
import './styles/home.css';
import './styles/motion.css';
// What changes with the screen comes after what it changes, whichever page was opened first.
import './styles/sizes.css';
import './styles/table.css';

const page = document.getElementById('page');
if (page) mount(App, { target: page });
