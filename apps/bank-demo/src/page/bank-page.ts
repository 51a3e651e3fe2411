import { formatMoney, type Language, LOCALES, type PlainDate } from '@billett/domain'
import { html, type Markup } from '@billett/markup'
import type { Bank } from '../bank.ts'
import { FAULTS } from '../rules/faults.ts'
import { TEST_ACCOUNTS } from '../rules/test-accounts.ts'
import { TEXTS } from './texts.ts'

/** What is typed of a transfer. */
const TYPED = [
  { id: 'iban', most: 42, mode: 'text' },
  { id: 'cents', most: 9, mode: 'decimal' },
  { id: 'name', most: 70, mode: 'text' },
  { id: 'text', most: 140, mode: 'text' },
] as const

/** Shown of each list, the latest first. */
const SHOWN = 30

const grouped = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')

/** `pairs`: on a phone each row stands below the other, its first cell as its head. */
const table = (columns: readonly string[], rows: readonly (readonly Markup[])[], look = ''): Markup =>
  html`<div class="scroll" tabindex="0"><table class="${look}">
<thead><tr>${columns.map(name => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map(cells => html`<tr>${cells}</tr>`)}</tbody>
</table></div>`

/** A day without a time: the same wherever it is read. */
const dayIn = (language: Language, day: PlainDate, dateStyle: 'long' | 'medium'): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle, timeZone: 'UTC' }).format(new Date(day))

const cell = (text: string): Markup => html`<td class="number">${text}</td>`

/** What the bank has, has said and will do, and what can be tried. */
export function bankPage(bank: Bank, language: Language): string {
  const texts = TEXTS[language]
  const { files, sent, planned, fault } = bank.state()
  const fileRows = files
    .slice(-SHOWN)
    .toReversed()
    .map(({ messageId, dueOn, count, sumCents }) => [
      cell(messageId),
      cell(dayIn(language, dueOn, 'medium')),
      cell(String(count)),
      cell(formatMoney(sumCents, 'EUR', language)),
    ])
  const answerRows = sent
    .slice(-SHOWN)
    .toReversed()
    .map(({ id, on }) => [
      html`<td class="number"><a href="/answers/${id}">${id}</a></td>`,
      cell(dayIn(language, on, 'medium')),
    ])
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${texts.service}</title><link rel="stylesheet" href="/bank.css"><link rel="icon" href="data:,"></head>
<body><header><p class="service">${texts.service}</p></header><main>
<p class="notice">${texts.notice}</p>
<h1>${texts.today(dayIn(language, bank.today(), 'long'))}</h1>
<form class="card" method="post" action="/pass-days"><label for="days">${texts.days}</label>
<input id="days" name="days" type="number" min="1" max="400" value="1" required><button>${texts.passDays}</button></form>
<form class="card" method="post" action="/fault"><label for="fault">${texts.fault}</label>
<select id="fault" name="fault"><option value="">${texts.noFault}</option>${FAULTS.map(
    name => html`<option value="${name}"${name === fault ? html` selected` : ''}>${texts.faults[name]}</option>`,
  )}</select><button>${texts.setFault}</button></form>
<form class="card" method="post" action="/transfer"><h2>${texts.transfer}</h2><p class="soft">${texts.transferHint}</p>
${TYPED.map(({ id, most, mode }) => html`<label for="${id}">${texts.typed[id]}</label><input id="${id}" name="${id}" maxlength="${most}" inputmode="${mode}" required>`)}
<button>${texts.transferNow}</button></form>
<section class="card"><h2>${texts.files}</h2>${fileRows.length === 0 ? html`<p class="soft">${texts.noFiles}</p>` : table(texts.fileColumns, fileRows)}</section>
<section class="card"><h2>${texts.answers}</h2>${planned.length > 0 && html`<p class="soft">${texts.planned(planned.length)}</p>`}
${answerRows.length === 0 ? html`<p class="soft">${texts.noAnswers}</p>` : table(texts.answerColumns, answerRows)}</section>
<section class="card"><h2>${texts.accounts}</h2><p class="soft">${texts.accountsHint}</p>
${table(
  texts.accountColumns,
  TEST_ACCOUNTS.map(({ iban, scenario }) => [cell(grouped(iban)), html`<td>${texts.scenarios[scenario]}</td>`]),
  'pairs',
)}</section>
</main></body></html>`.markup
}
