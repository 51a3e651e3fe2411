import { FEED_KINDS, type Language } from '@billett/domain'
import { html } from '@billett/markup'
import type { DayRun } from '@billett/timetable'
import { SWITCHES, type Switch } from '../switches.ts'
import { TEXTS } from './texts.ts'

/** What the feed says, and what it could say instead. */
export function feedPage(set: Switch, runs: DayRun[], language: Language): string {
  const texts = TEXTS[language]
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${texts.service}</title><link rel="stylesheet" href="/feed.css"><link rel="icon" href="data:,"></head>
<body><header><p class="service">${texts.service}</p></header><main>
<p class="notice">${texts.notice}</p>
<h1>${texts.headline}</h1><p>${texts.runs(runs.length)}</p>
<form class="card" method="post" action="/switch"><fieldset><legend>${texts.choose}</legend>
${SWITCHES.map(
  name =>
    html`<label><input type="radio" name="set" value="${name}"${name === set ? html` checked` : ''}> ${texts.switches[name]}</label>`,
)}</fieldset><button>${texts.set}</button></form>
<section class="card"><h2>${texts.feeds}</h2><ul>${FEED_KINDS.map(name => html`<li>/gtfs-realtime/${name}.pb</li>`)}</ul></section>
</main></body></html>`.markup
}
