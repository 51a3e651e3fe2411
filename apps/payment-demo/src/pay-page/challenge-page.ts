import { formatMoney } from '@billett/domain'
import { html } from '@billett/markup'
import type { Challenge, Payment } from '../payment/payment.ts'
import { layout } from './layout.ts'
import { TEXTS } from './texts/texts.ts'

/** The step in which a bank would ask its customer to approve the payment. */
export const challengePage = (payment: Payment, { instrument }: Challenge, token: string): string => {
  const { language, amountCents, currency, description } = payment.request
  const texts = TEXTS[language]
  const address = `/pay/${payment.payToken}`
  const oneTime = html`<input type="hidden" name="token" value="${token}">`
  const content = html`<section class="card">
<h1>${texts.challengeTitle}</h1>
<p>${texts.challengeText(instrument.label, formatMoney(amountCents, currency, language))}</p>
<p class="soft field">${description}</p>
<form method="post" action="${address}/challenge">${oneTime}
<button type="submit" name="decision" value="confirm">${texts.confirm}</button>
<button type="submit" name="decision" value="reject" class="quiet">${texts.reject}</button></form>
<form method="post" action="${address}/cancel">${oneTime}<button type="submit" class="link">${texts.cancel}</button></form>
</section>`
  return layout(language, texts.challengeTitle, content)
}
