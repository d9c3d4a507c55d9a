import { startHeroVideo } from './startHeroVideo';

const folder = document.currentScript?.dataset.folder;
const figure = document.querySelector('video')?.closest('figure');
if (folder && figure) startHeroVideo(figure, folder);
