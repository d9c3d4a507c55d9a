/**
 * Stands at the document's end and starts the scripts once the page has been painted: until then
 * their preload links wait behind a media query that does not match. The frame after the first one
 * is the sign; a document that opens in the background gets none and starts with a timer.
 *
 * It also keeps the height of the consent banner free below the page at once: later, the page's end
 * would move under the pointer. From here on it notes whether the page's HTML is changed before
 * React takes it over, and which button was clicked last (`earlyClicks.ts`).
 */
export const startScript = `(function(){var d=document,m=d.querySelector('main'),c=d.querySelector('[data-consent-bar]'),b;c=c&&Math.ceil(c.getBoundingClientRect().height);if(c)d.documentElement.style.setProperty('--consent-height',c+'px');function s(){if(b)return;b=1;d.querySelectorAll('link[data-script]').forEach(function(l){l.media='all';if(l.dataset.script==='run'){var e=d.createElement('script');e.src=l.href;e.integrity=l.integrity;e.crossOrigin='anonymous';e.fetchPriority='low';d.body.append(e)}})}requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(s)})});setTimeout(s,1500);addEventListener('click',function(e){window.presslineClick=e.target.closest('button')},true);if(m)new MutationObserver(function(_,o){o.disconnect();window.presslineChanged=1}).observe(m,{childList:true,characterData:true,subtree:true})})()`;

/**
 * Whether somebody has changed the page's HTML, as extensions and translations do. It holds while
 * React hydrates; afterwards React has changed it too.
 */
export const isChangedByOthers = (): boolean => 'presslineChanged' in window;
