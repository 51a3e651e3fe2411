import { formatMoney } from '@billett/domain'
import { html } from '@billett/markup'
import { PAYMENT_METHODS, type Payment, type PaymentMethod } from '../payment/payment.ts'
import { instrumentFields, problems } from './instrument-fields.ts'
import type { FieldErrors, Fields } from './instrument-forms.ts'
import { layout } from './layout.ts'
import { testAccountList, testCardList } from './test-lists.ts'
import { TEXTS } from './texts/texts.ts'

export type MethodPage = {
  payment: Payment
  method: PaymentMethod
  token: string
  fields: Fields
  errors: FieldErrors
  /** The form was sent from a page that is no longer current. */
  isOutdated?: boolean
}

/** Where the customer chooses how to pay, and does. */
export const methodPage = ({ payment, method, token, fields, errors, isOutdated }: MethodPage): string => {
  const { language, amountCents, currency, description, merchantReference } = payment.request
  const texts = TEXTS[language]
  const amount = formatMoney(amountCents, currency, language)
  const address = `/pay/${payment.payToken}`
  const form = { address, fields, errors, isOutdated, mandate: texts.mandate }
  const oneTime = html`<input type="hidden" name="token" value="${token}">`
  const tab = (one: PaymentMethod) =>
    html`<li><a href="${address}?method=${one}"${one === method && html` aria-current="page"`}>${texts.method[one]}</a></li>`
  const content = html`<section class="card">
<p class="soft">${texts.total}</p>
<p class="total">${amount}</p>
<h1>${description}</h1>
<dl class="facts"><div><dt>${texts.shop}</dt><dd>${new URL(payment.request.returnUrl).host}</dd></div>
<div><dt>${texts.reference}</dt><dd>${merchantReference}</dd></div></dl>
</section>
<section class="card">
<nav aria-label="${texts.methods}"><ul class="methods">${PAYMENT_METHODS.map(tab)}</ul></nav>
${problems(form, texts)}
<form method="post" action="${address}/${method}" novalidate>${oneTime}
${instrumentFields(method, form, texts)}
<button type="submit">${texts.payAmount(amount)}</button></form>
<form method="post" action="${address}/cancel">${oneTime}<button type="submit" class="link">${texts.cancel}</button></form>
</section>
${method === 'card' && html`<section class="card">${testCardList(texts, number => `${address}?method=card&number=${number}`)}</section>`}
${method === 'debit' && html`<section class="card">${testAccountList(texts, iban => `${address}?method=debit&iban=${iban}`)}</section>`}`
  return layout(language, `${texts.pay}: ${description}`, content)
}
