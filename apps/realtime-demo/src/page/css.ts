/** The one style sheet, in the look of the other demo services: no brand of its own, phone first, light and dark. */
export const CSS = `
:root {
  color-scheme: light dark;
  --page: #eef1f4; --card: #ffffff; --text: #1a2129; --line: #76818c; --hair: #d5dbe1;
  --act: #1d4f7c; --act-text: #ffffff; --notice: #fdf3d6; --notice-text: #4d3b00;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #12171c; --card: #1c232a; --text: #eef2f5; --line: #8894a0; --hair: #38434d;
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
fieldset { margin: 0 0 1rem; padding: 0; border: 0; }
legend { padding: 0; font-weight: 600; }
label { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem; }
input { width: 1.25rem; height: 1.25rem; flex: none; }
button { display: block; width: 100%; min-height: 2.75rem; padding: .5rem 1rem; border: 1px solid var(--act); border-radius: .5rem; background: var(--act); color: var(--act-text); font: inherit; font-weight: 600; cursor: pointer; }
ul { margin: 0; padding-left: 1.25rem; }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
`
