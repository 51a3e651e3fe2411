import { html } from '@billett/markup'
import type { Challenge } from '../payment/payment.ts'
import type { Setup } from '../setup/setup.ts'
import { instrumentFields, problems } from './instrument-fields.ts'
import type { FieldErrors, Fields } from './instrument-forms.ts'
import { layout } from './layout.ts'
import { testAccountList, testCardList } from './test-lists.ts'
import { TEXTS } from './texts/texts.ts'

export type SetupPage = {
  setup: Setup
  token: string
  fields: Fields
  errors: FieldErrors
  isOutdated?: boolean
}

/** Where the customer enters a way to pay that is stored. */
export const setupPage = ({ setup, token, fields, errors, isOutdated }: SetupPage): string => {
  const { language, method, returnUrl, merchantReference, purpose } = setup.request
  const texts = TEXTS[language]
  const { setup: words } = texts
  const address = `/setup/${setup.payToken}`
  const form = { address, fields, errors, isOutdated, mandate: words.mandate }
  const oneTime = html`<input type="hidden" name="token" value="${token}">`
  const content = html`<section class="card">
<h1>${words.title[method]}</h1>
<p class="field">${words.text}</p>
${purpose && html`<p class="field"><strong>${purpose}</strong></p>`}
<dl class="facts"><div><dt>${texts.shop}</dt><dd>${new URL(returnUrl).host}</dd></div>
<div><dt>${texts.reference}</dt><dd>${merchantReference}</dd></div></dl>
</section>
<section class="card">
${problems(form, texts)}
<form method="post" action="${address}/enter" novalidate>${oneTime}
${instrumentFields(method, form, texts)}
<button type="submit">${words.save}</button></form>
<form method="post" action="${address}/cancel">${oneTime}<button type="submit" class="link">${words.cancel}</button></form>
</section>
${method === 'card' && html`<section class="card">${testCardList(texts, number => `${address}?number=${number}`)}</section>`}
${method === 'debit' && html`<section class="card">${testAccountList(texts, iban => `${address}?iban=${iban}`)}</section>`}`
  return layout(language, words.title[method], content)
}

/** The bank asks whether its customer wants that. */
export const setupChallengePage = (
  { request: { language }, payToken }: Setup,
  { instrument }: Challenge,
  token: string,
): string => {
  const texts = TEXTS[language]
  const address = `/setup/${payToken}`
  const oneTime = html`<input type="hidden" name="token" value="${token}">`
  const content = html`<section class="card">
<h1>${texts.challengeTitle}</h1>
<p class="field">${texts.setup.challengeText(instrument.label)}</p>
<form method="post" action="${address}/challenge">${oneTime}
<button type="submit" name="decision" value="confirm">${texts.setup.confirm}</button>
<button type="submit" name="decision" value="reject" class="quiet">${texts.setup.reject}</button></form>
<form method="post" action="${address}/cancel">${oneTime}<button type="submit" class="link">${texts.setup.cancel}</button></form>
</section>`
  return layout(language, texts.challengeTitle, content)
}
