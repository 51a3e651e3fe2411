/** The look of the mail box: the system's fonts and its light or dark, one column on a phone. */
export const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d5d9df, #3d434c); --soft: light-dark(#59616c, #aab2bd);
  --accent: light-dark(#0b57a4, #8ec2ff); --warn: light-dark(#fff3d6, #4a3a10); --card: light-dark(#fff, #1d2127);
  font: 1rem/1.5 system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 60rem; background: light-dark(#f5f6f8, #14171b); color: light-dark(#1a1d21, #eef0f3); }
header { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; justify-content: space-between; }
h1 { font-size: 1.5rem; margin: .5rem 0; overflow-wrap: anywhere; } h2 { font-size: 1.1rem; margin: 1.5rem 0 .5rem; }
p { margin: .5rem 0; } .soft { color: var(--soft); }
a { color: var(--accent); } a:focus-visible, button:focus-visible, summary:focus-visible, iframe:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
button { font: inherit; min-height: 2.75rem; padding: 0 1rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--card); color: inherit; cursor: pointer; }
.warning { background: var(--warn); padding: .75rem 1rem; border-radius: .5rem; }
.mails { list-style: none; margin: 1rem 0; padding: 0; border: 1px solid var(--line); border-radius: .75rem; background: var(--card); overflow: hidden; }
.mails li + li { border-top: 1px solid var(--line); }
.mails a { display: grid; gap: 0 1rem; grid-template-columns: 1fr auto; padding: .75rem 1rem; color: inherit; text-decoration: none; }
.mails a:hover { background: light-dark(#eef3f9, #262c34); } .mails strong { overflow-wrap: anywhere; }
.mails small { grid-column: 1 / -1; color: var(--soft); overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 1rem 0; } dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 70vh; border: 1px solid var(--line); border-radius: .75rem; background: #fff; color-scheme: light; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--card); font-size: .875rem; }
summary { cursor: pointer; padding: .5rem 0; } .files { padding-left: 1.25rem; } .files li { padding: .25rem 0; }
@media (max-width: 36rem) { .mails a { grid-template-columns: 1fr; } dl { grid-template-columns: 1fr; } dd { margin-bottom: .5rem; } }
`
