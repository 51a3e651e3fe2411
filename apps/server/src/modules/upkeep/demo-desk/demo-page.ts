import { type Instant, type Language, LOCALES } from '@billett/domain'
import { html, type Markup } from '@billett/markup'

const WORDS = {
  de: {
    title: 'Demo: Uhr',
    now: 'In der Demo ist jetzt',
    ahead: (days: number) => `${days} Tage nach der wirklichen Zeit. Zurück geht es nicht.`,
    real: 'Das ist die wirkliche Zeit.',
    days: 'Tage vorstellen',
    move: 'Uhr vorstellen',
    all: (shops: string) => `Die Uhr gilt für alle Shops dieser Demo: ${shops}.`,
    lived: [
      'Jeder Tag wird gelebt: Abos werden angekündigt, eingezogen und bezahlt.',
      'Was zurückkommt, wird gemahnt, ein Guthaben ausgezahlt.',
      'Eine Datei, die bis zum letzten Tag niemand freigegeben hat, geht dann von selbst zur Bank.',
    ].join(' '),
    bank: 'Zur Demo-Bank, mit Konten, deren Lastschriften zurückkommen',
  },
  en: {
    title: 'Demo: clock',
    now: 'In the demo it is now',
    ahead: (days: number) => `${days} days ahead of real time. It does not go back.`,
    real: 'That is real time.',
    days: 'Days to leave out',
    move: 'Move the clock',
    all: (shops: string) => `The clock is that of all shops of this demo: ${shops}.`,
    lived: [
      'Each day is lived: subscriptions are announced, collected and paid.',
      'What comes back is dunned, and credits are paid out.',
      'A file that nobody has released until its last day then goes to the bank by itself.',
    ].join(' '),
    bank: 'To the demo bank, with accounts whose debits come back',
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
  /** Address of the demo bank, where there is one. */
  bank: string | undefined
}

/** The page of the demo that moves the clock, in plain HTML. */
export function demoPage({ language, now, timeZone, daysAhead, mostDays, shops, bank }: Desk): Markup {
  const words = WORDS[language]
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'full', timeStyle: 'short', timeZone })
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${words.title}</title><link rel="icon" href="data:,">
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:45rem;margin:2rem auto;padding:0 1rem}
form{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center}
input,button{font:inherit;padding:.4rem .8rem;min-height:2.75rem}</style></head>
<body><main><h1>${words.title}</h1>
<p>${words.now} <strong>${format.format(new Date(now))}</strong>.
${daysAhead > 0 ? words.ahead(daysAhead) : words.real}
${shops.length > 1 ? words.all(shops.join(', ')) : ''}</p>
<form method="post" action="/demo/clock"><label for="days">${words.days}</label>
<input id="days" name="days" type="number" min="1" max="${mostDays}" value="31" required>
<button>${words.move}</button></form>
<p>${words.lived}</p>
${bank && html`<p><a href="${bank}">${words.bank}</a></p>`}
</main></body></html>`
}
