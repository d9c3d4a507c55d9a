import { moveCards, prefersReducedMotion } from '../components/moveCards';
import { startHeroVideo } from '../heroVideo/startHeroVideo';

const folder = document.currentScript?.dataset.folder;
const figure = document.querySelector('video')?.closest('figure');
if (folder && figure) startHeroVideo(figure, folder);

const track = document.querySelector<HTMLElement>('[data-cards]');
if (track && !prefersReducedMotion()) moveCards(track);
