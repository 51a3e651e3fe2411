/** The one style sheet: no brand of its own, phone first, light and dark, text at least 4.5:1 and controls 3:1. */
export const PAY_CSS = `
:root {
  color-scheme: light dark;
  --page: #eef1f4; --card: #ffffff; --text: #1a2129; --soft: #4a5560; --line: #76818c; --hair: #d5dbe1;
  --act: #1d4f7c; --act-text: #ffffff; --wrong: #a3161f; --notice: #fdf3d6; --notice-text: #4d3b00;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #12171c; --card: #1c232a; --text: #eef2f5; --soft: #b6c0c9; --line: #8894a0; --hair: #38434d;
    --act: #9cc9f0; --act-text: #0d1e2d; --wrong: #ffa8a8; --notice: #3b3212; --notice-text: #f8e7ae;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
.card:has(> details) { padding-block: .25rem; }
.card:has(> details[open]) { padding-bottom: 1rem; }
header, main { max-width: 34rem; margin: 0 auto; padding: 0 1rem; }
main { padding-bottom: 3rem; }
.service { display: flex; align-items: center; gap: .5rem; margin: 1rem 0 .75rem; font-weight: 600; }
.notice { margin: 0 0 1rem; padding: .5rem .75rem; border-radius: .5rem; background: var(--notice); color: var(--notice-text); font-size: .875rem; }
.card { background: var(--card); border-radius: .75rem; padding: 1rem; margin-bottom: 1rem; border: 1px solid var(--hair); box-shadow: 0 1px 2px rgb(0 0 0 / .06); }
h1 { margin: .5rem 0 .75rem; font-size: 1.125rem; line-height: 1.3; }
h2 { margin: 0 0 .5rem; font-size: 1rem; }
.total { margin: 0; font-size: 2rem; line-height: 1.2; font-weight: 700; font-variant-numeric: tabular-nums; }
.soft { margin: 0; color: var(--soft); font-size: .875rem; }
.methods { display: flex; gap: .5rem; margin: 0 0 1rem; padding: 0; list-style: none; }
.methods li { flex: 1 1 auto; }
.methods a { display: flex; align-items: center; justify-content: center; min-height: 2.75rem; padding: 0 .5rem; border: 1px solid var(--line); border-radius: .5rem; color: inherit; text-decoration: none; text-align: center; }
.methods a[aria-current] { border-color: var(--act); box-shadow: inset 0 0 0 1px var(--act); color: var(--act); font-weight: 600; }
.field { margin-bottom: 1rem; }
.pair { display: grid; grid-template: repeat(4, auto) / 1fr 1fr; gap: 0 1rem; }
.pair .field { display: grid; grid-row: span 4; grid-template-rows: subgrid; }
label { display: block; font-weight: 600; }
.hint { display: block; color: var(--soft); font-size: .875rem; font-weight: 400; }
input { width: 100%; min-height: 2.75rem; margin-top: .25rem; padding: 0 .75rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--card); color: inherit; font: inherit; font-variant-numeric: tabular-nums; }
input[aria-invalid] { border: 2px solid var(--wrong); }
.error, .errors { color: var(--wrong); }
.error { display: block; margin-top: .25rem; font-size: .875rem; }
.errors { margin-bottom: 1rem; padding: .5rem .75rem; border: 2px solid currentColor; border-radius: .5rem; }
.errors ul { margin: 0; padding-left: 1.25rem; }
.errors p { margin: 0; }
.errors a { color: inherit; }
button, .button { display: block; width: 100%; min-height: 2.75rem; padding: .5rem 1rem; border: 1px solid var(--act); border-radius: .5rem; background: var(--act); color: var(--act-text); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
button.quiet, button.link { background: transparent; color: var(--act); }
button.link { border-color: transparent; text-decoration: underline; }
.facts { margin: 0; padding-top: .5rem; border-top: 1px solid var(--hair); font-size: .875rem; }
.facts div { display: flex; gap: .5rem; }
.facts dt { flex: 0 0 5rem; color: var(--soft); }
.facts dd { margin: 0; }
.fill { margin: -.5rem 0 .25rem; }
.fill a { display: inline-flex; align-items: center; min-height: 2.75rem; }
form + form, button + button { margin-top: .75rem; }
a { color: var(--act); }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
summary { min-height: 2.75rem; display: list-item; padding: .625rem 0; cursor: pointer; font-weight: 600; }
table { width: 100%; border-collapse: collapse; font-size: .875rem; }
th, td { padding: .125rem .5rem .125rem 0; border-top: 1px solid var(--hair); text-align: left; vertical-align: middle; }
td:first-child { white-space: nowrap; font-variant-numeric: tabular-nums; }
td a { display: flex; align-items: center; min-height: 2.75rem; }
`
