import { startHeroVideo } from './startHeroVideo';

// The address of this release stands in the document, which loads the rest of it from there.
const [folder] =
  /\/remotes\/mfe-marketing\/[^/"]+\//.exec(document.documentElement.outerHTML) ?? [];
const figure = document.querySelector('video')?.closest('figure');
if (folder && figure) startHeroVideo(figure, folder);
