/** The one style sheet, in the look of the demo payment provider: no brand of its own, phone first, light and dark. */
export const CSS = `
:root {
  color-scheme: light dark;
  --page: #eef1f4; --card: #ffffff; --text: #1a2129; --soft: #4a5560; --line: #76818c; --hair: #d5dbe1;
  --act: #1d4f7c; --act-text: #ffffff; --notice: #fdf3d6; --notice-text: #4d3b00;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #12171c; --card: #1c232a; --text: #eef2f5; --soft: #b6c0c9; --line: #8894a0; --hair: #38434d;
    --act: #9cc9f0; --act-text: #0d1e2d; --notice: #3b3212; --notice-text: #f8e7ae;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
header, main { max-width: 48rem; margin: 0 auto; padding: 0 1rem; }
main { padding-bottom: 3rem; }
.service { margin: 1rem 0 .75rem; font-weight: 600; }
.notice { margin: 0 0 1rem; padding: .5rem .75rem; border-radius: .5rem; background: var(--notice); color: var(--notice-text); font-size: .875rem; }
.card { background: var(--card); border-radius: .75rem; padding: 1rem; margin-bottom: 1rem; border: 1px solid var(--hair); }
h1 { margin: .5rem 0 .75rem; font-size: 1.25rem; line-height: 1.3; }
h2 { margin: 0 0 .5rem; font-size: 1rem; }
.soft { margin: 0 0 .75rem; color: var(--soft); font-size: .875rem; }
.scroll { overflow-x: auto; }
label { display: block; font-weight: 600; }
input, select { width: 100%; min-height: 2.75rem; margin: .25rem 0 .75rem; padding: 0 .75rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--card); color: inherit; font: inherit; }
button { display: block; width: 100%; min-height: 2.75rem; padding: .5rem 1rem; border: 1px solid var(--act); border-radius: .5rem; background: var(--act); color: var(--act-text); font: inherit; font-weight: 600; cursor: pointer; }
a { color: var(--act); }
td a { display: inline-flex; align-items: center; min-height: 2.75rem; }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; font-size: .875rem; }
th, td { padding: .25rem .75rem .25rem 0; border-top: 1px solid var(--hair); text-align: left; vertical-align: top; }
.number { font-variant-numeric: tabular-nums; white-space: nowrap; }
@media (max-width: 32rem) {
  .pairs :is(thead, tbody, tr, th, td) { display: block; }
  .pairs thead { display: none; }
  .pairs td { border: 0; padding-block: 0; }
  .pairs tr { border-top: 1px solid var(--hair); padding-block: .5rem; }
  .pairs td:first-child { font-weight: 600; }
}
`
