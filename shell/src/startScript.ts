/**
 * Stands at the document's end and starts the scripts once the page has been painted: until then
 * their preload links wait behind a media query that does not match. The frame after the first one
 * is the sign; a document that opens in the background gets none and starts with a timer.
 */
export const startScript = `(function(){var d=document,b;function s(){if(b)return;b=1;d.querySelectorAll('link[data-script]').forEach(function(l){l.media='all';if(l.dataset.script==='run'){var e=d.createElement('script');e.src=l.href;e.integrity=l.integrity;e.crossOrigin='anonymous';e.fetchPriority='low';d.body.append(e)}})}requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(s)})});setTimeout(s,1500)})()`;
