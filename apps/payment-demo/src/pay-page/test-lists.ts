import { html, type Markup } from '@billett/markup'
import { TEST_ACCOUNTS, TEST_CARDS } from '../behaviour/test-cards.ts'
import type { Texts } from './texts/customer-texts.ts'

const grouped = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ')

const table = (texts: Texts, rows: readonly { number: string; text: string; href?: string | undefined }[]): Markup =>
  html`<table>
<thead><tr><th scope="col">${texts.cardNumber}</th><th scope="col">${texts.whatHappens}</th></tr></thead>
<tbody>${rows.map(
    ({ number, text, href }) =>
      html`<tr><td>${href ? html`<a href="${href}">${grouped(number)}</a>` : grouped(number)}</td><td>${text}</td></tr>`,
  )}</tbody>
</table>`

/** Collapsed list of cards to try; `fill` makes the address that fills in the form. */
export const testCardList = (texts: Texts, fill?: (number: string) => string): Markup =>
  html`<details><summary>${texts.testCards}</summary>
${fill && html`<p class="soft">${texts.testCardsHint}</p>`}
${table(
  texts,
  TEST_CARDS.map(({ number, scenario, challenge }) => ({
    number,
    text: texts.scenario[scenario] + (challenge ? '' : ` (${texts.withoutChallenge})`),
    href: fill?.(number),
  })),
)}</details>`

export const testAccountList = (texts: Texts, fill?: (iban: string) => string): Markup =>
  html`<details><summary>${texts.testAccounts}</summary>
${table(
  texts,
  TEST_ACCOUNTS.map(({ iban, scenario }) => ({ number: iban, text: texts.scenario[scenario], href: fill?.(iban) })),
)}</details>`
