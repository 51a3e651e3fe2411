import { type Cents, formatMoney, type Instant, type Language, LOCALES, type PlainDate } from '@billett/domain'
import { html, type Markup } from '@billett/markup'
import type { OpenClaim } from './open-claim.repository.ts'

const WORDS = {
  de: {
    title: 'Demo: Uhr und Zahlungen',
    now: 'In der Demo ist jetzt',
    ahead: (days: number) => `${days} Tage nach der wirklichen Zeit. Zurück geht es nicht.`,
    real: 'Das ist die wirkliche Zeit.',
    days: 'Tage vorstellen',
    move: 'Uhr vorstellen',
    all: (shops: string) => `Die Uhr gilt für alle Shops dieser Demo: ${shops}.`,
    claims: (shop: string) => `Offene Forderungen aus Abos: ${shop}`,
    none: 'Es ist nichts offen.',
    due: 'fällig',
    forPeriod: 'Zeitraum ab',
    paid: 'Als bezahlt buchen',
  },
  en: {
    title: 'Demo: clock and payments',
    now: 'In the demo it is now',
    ahead: (days: number) => `${days} days ahead of real time. It does not go back.`,
    real: 'That is real time.',
    days: 'Days to leave out',
    move: 'Move the clock',
    all: (shops: string) => `The clock is that of all shops of this demo: ${shops}.`,
    claims: (shop: string) => `Open claims of subscriptions: ${shop}`,
    none: 'Nothing is open.',
    due: 'due',
    forPeriod: 'period from',
    paid: 'Book as paid',
  },
} as const

interface Desk {
  language: Language
  now: Instant
  timeZone: string
  daysAhead: number
  mostDays: number
  /** What the shops are called that have this clock. */
  shops: readonly string[]
  /** Whose claims these are. */
  shop: string
  claims: readonly OpenClaim[]
}

function rowOf(
  { id, number, firstName, lastName, dueOn, periodStart, cents, currency }: OpenClaim,
  language: Language,
) {
  const words = WORDS[language]
  const amount = (of: Cents) => formatMoney(of, currency, language)
  const days = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeZone: 'UTC' })
  const day = (of: PlainDate) => days.format(new Date(of))
  const label = `${number} ${firstName ?? ''} ${lastName ?? ''}, ${words.forPeriod} ${day(periodStart)}`
  return html`<li><form method="post" action="/demo/paid"><input type="hidden" name="claim" value="${id}">
    <span>${label}: <strong>${amount(cents)}</strong>, ${words.due} ${day(dueOn)}</span>
    <button aria-label="${words.paid}: ${label}">${words.paid}</button></form></li>`
}

/** The page of the demo that moves the clock and books payments, in plain HTML. */
export function demoPage({ language, now, timeZone, daysAhead, mostDays, shops, shop, claims }: Desk): Markup {
  const words = WORDS[language]
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'full', timeStyle: 'short', timeZone })
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${words.title}</title><link rel="icon" href="data:,">
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:45rem;margin:2rem auto;padding:0 1rem}
form{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center}li{margin:.75rem 0}
input,button{font:inherit;padding:.4rem .8rem}</style></head>
<body><main><h1>${words.title}</h1>
<p>${words.now} <strong>${format.format(new Date(now))}</strong>.
${daysAhead > 0 ? words.ahead(daysAhead) : words.real}
${shops.length > 1 ? words.all(shops.join(', ')) : ''}</p>
<form method="post" action="/demo/clock"><label for="days">${words.days}</label>
<input id="days" name="days" type="number" min="1" max="${mostDays}" value="31" required>
<button>${words.move}</button></form>
<h2>${words.claims(shop)}</h2>
${claims.length === 0 ? html`<p>${words.none}</p>` : html`<ul>${claims.map(claim => rowOf(claim, language))}</ul>`}
</main></body></html>`
}
