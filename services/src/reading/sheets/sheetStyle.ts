/** Looks of a checklist on paper of any size, and on the screen before it is printed. */
export const sheetStyle = `
@page { margin: 11mm 14mm 15mm; @bottom-right { content: counter(page) " / " counter(pages); font: 8pt Arial, sans-serif; color: #444; } }
* { box-sizing: border-box; margin: 0; }
html { background: #fff; color: #000; font: 10.5pt/1.45 "Helvetica Neue", "Liberation Sans", Arial, sans-serif; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
main { overflow-wrap: anywhere; }
a { color: inherit; text-decoration: none; }
:where(p, li, h2, h3, h4, h5, h6, th, td) { unicode-bidi: plaintext; }
/* A table repeats its head on each page, in every browser. */
main { display: table; table-layout: fixed; width: 100%; }
.running { display: table-header-group; break-inside: avoid; }
.running > div, .pages > div { display: table-cell; padding-inline: .3mm; }
.pages { display: table-row-group; }
.running p { display: flex; justify-content: space-between; gap: 8mm; margin-bottom: 5mm; padding-bottom: 1.2mm; border-bottom: .35mm solid; font-size: 8pt; line-height: 1.3; }
.running b { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.running span { flex: none; }
header { display: flex; gap: 8mm; align-items: flex-start; margin-bottom: 5mm; padding-bottom: 4mm; border-bottom: .8mm solid; }
header > div { flex: 1; min-width: 0; }
.kind { display: flex; gap: 2.5mm; align-items: center; margin-bottom: 2mm; font-weight: 700; font-size: 8pt; letter-spacing: .06em; text-transform: uppercase; }
.kind::before { content: ""; width: 14mm; height: 2mm; background: linear-gradient(90deg, #00a4e0 25%, #e5007d 0 50%, #ffd900 0 75%, #15181b 0); -webkit-print-color-adjust: exact; print-color-adjust: exact; }
h1 { font-size: 24pt; line-height: 1.08; letter-spacing: -.015em; }
.summary { margin-top: 2.5mm; font-size: 11.5pt; line-height: 1.35; color: #333; }
.revision { margin-top: 2.5mm; font-weight: 700; font-size: 9pt; }
figure { flex: none; width: 34mm; text-align: center; }
figure svg { display: block; width: 34mm; height: 34mm; margin: -2mm 0 -1mm; }
figcaption { font-size: 6.5pt; line-height: 1.3; color: #333; }
.fields { display: flex; gap: 6mm; margin-bottom: 5mm; font-size: 8.5pt; }
.fields span { flex: 1; padding-top: 4mm; border-bottom: .3mm solid; }
.text > * + * { margin-top: 2.6mm; }
h2, h3, h4, h5, h6 { break-after: avoid; break-inside: avoid; line-height: 1.2; }
.text > h2 { margin-top: 6mm; font-size: 14pt; }
.text > h3 { margin-top: 4.5mm; font-size: 11.5pt; }
.text > h2 + *, .text > h3 + * { margin-top: 1.6mm; }
p, li { orphans: 3; widows: 3; }
ul, ol { padding-inline-start: 5.5mm; }
li + li, li > * + * { margin-top: 1.2mm; }
li.task { list-style: none; margin-inline-start: -5mm; }
.task-mark { margin-inline-end: 2mm; }
table { width: 100%; border-collapse: collapse; font-size: 9.5pt; line-height: 1.35; }
/* What fits on a page stays whole; a longer table repeats its head. */
table, tr, pre, img, blockquote, .callout, .checklist li, .steps > ol > li { break-inside: avoid; }
th, td { min-width: 5em; padding: 1.4mm 2mm; border: .25mm solid #777; vertical-align: top; }
/* A table wider than the paper would lose its last columns, or make the whole sheet smaller. */
table:has(th:nth-child(6)) { font-size: 8pt; }
table:has(th:nth-child(6)) :is(th, td), :is(li, blockquote) :is(th, td) { min-width: 0; padding: 1mm; }
table:has(th:nth-child(12)) { table-layout: fixed; font-size: 6pt; line-height: 1.25; }
table:has(th:nth-child(12)) :is(th, td) { padding: .3mm; }
@media print and (max-width: 120mm) { :is(th, td) { min-width: 0; padding: .5mm; } }
th { border-bottom: .5mm solid #000; background: #eee; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
th:not([align]) { text-align: start; }
code { font: .92em ui-monospace, Menlo, Consolas, "Liberation Mono", monospace; }
pre { padding: 2.5mm; border: .25mm solid #777; font-size: 8.5pt; white-space: pre-wrap; }
img { display: block; max-width: 100%; max-height: 110mm; margin: 2mm auto; }
blockquote { padding-inline-start: 4mm; border-inline-start: .8mm solid #777; }
hr { border: 0; border-top: .25mm solid #777; }
.callout { padding: 2.4mm 3.5mm; border: .3mm solid; border-inline-start-width: 1.6mm; }
.callout > * + * { margin-top: 1.2mm; }
.callout-title { font-weight: 700; }
.callout-warning { border-width: .7mm; border-inline-start-width: 2.6mm; }
.steps > * + *, .checklist > * + *, .details > * + *, blockquote > * + * { margin-top: 2mm; }
.steps > ol, .checklist > ul { padding: 0; list-style: none; }
.steps > ol > li { position: relative; min-height: 9mm; padding-block: 1.6mm 1.8mm; padding-inline: 20mm 0; border-top: .25mm solid #999; }
.steps > ol > li + li, .checklist > ul > li + li { margin: 0; }
.steps > ol > li:last-child { border-bottom: .25mm solid #999; }
.steps > ol > li::before { content: counter(list-item); position: absolute; inset-block-start: .7mm; inset-inline-start: 9mm; width: 9mm; font: 700 15pt/1.3 "Helvetica Neue", "Liberation Sans", Arial, sans-serif; text-align: center; }
.checklist > ul > li { position: relative; padding-block: 1.6mm; padding-inline: 9mm 0; border-top: .25mm solid #ccc; }
[data-tick] { position: absolute; inset-block-start: 1.6mm; inset-inline-start: 0; width: 5mm; height: 5mm; border: .45mm solid; overflow: hidden; color: transparent; border-color: #000; }
summary { font-weight: 700; list-style: none; }
summary::-webkit-details-marker { display: none; }
.footnotes { margin-top: 6mm; padding-top: 2mm; border-top: .25mm solid #777; font-size: 8.5pt; }
.sr-only { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.quiz, .video, .data-footnote-backref { display: none; }
@media print { .screen { display: none; } }
@media screen {
html { background: #e6e3da; }
.screen { max-width: 210mm; margin: 0 auto; padding: 1rem; font-size: 1rem; line-height: 1.5; }
.screen a { display: inline-block; padding-block: .35rem; color: #00527f; text-decoration: underline; }
main { display: block; max-width: 210mm; margin: 0 auto 2rem; padding: 12mm min(14mm, 5vw); background: #fff; box-shadow: 0 1px 8px rgb(0 0 0 / .2); }
.running { display: none; }
.pages, .pages > div { display: block; }
.table-scroll { overflow-x: auto; }
}
/* As the pages that link here do; otherwise the browser reports an error of their view transition. */
@media (prefers-reduced-motion: no-preference) and (min-width: 1024px) { @view-transition { navigation: auto; } }
@media screen and (max-width: 640px) {
body { margin: 0; }
header { flex-direction: column; gap: 4mm; }
h1 { font-size: 20pt; }
}
`;
