import { html, type Markup } from '@billett/markup'
import { TEST_CARDS } from '../behaviour/test-cards.ts'
import { PAYMENT_METHODS, type Payment, type PaymentMethod } from '../payment/payment.ts'
import { amountText } from './amount-text.ts'
import type { Texts } from './customer-texts.ts'
import type { FieldErrors, Fields } from './instrument-forms.ts'
import { layout } from './layout.ts'
import { testAccountList, testCardList } from './test-lists.ts'
import { TEXTS } from './texts.ts'

export type MethodPage = {
  payment: Payment
  method: PaymentMethod
  token: string
  fields: Fields
  errors: FieldErrors
  /** The form was sent from a page that is no longer current. */
  isOutdated?: boolean
}

type Input = { name: string; label: string; hint?: string; attributes: Markup }

const input = ({ fields, errors }: MethodPage, texts: Texts, { name, label, hint, attributes }: Input): Markup => {
  const error = errors[name]
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  const isFirstError = error !== undefined && Object.keys(errors)[0] === name
  return html`<div class="field"><label for="${name}">${label}</label>
${hint && html`<span class="hint" id="${name}-hint">${hint}</span>`}
<input id="${name}" name="${name}" value="${fields[name] ?? ''}" required autocomplete="off" ${attributes}${
    described !== '' && html` aria-describedby="${described}"`
  }${error && html` aria-invalid="true"`}${isFirstError && html` autofocus`}>
${error && html`<span class="error" id="${name}-error">${texts.error[error]}</span>`}</div>`
}

/** The first of the list: it is simply paid. */
const [ORDINARY_CARD] = TEST_CARDS

const cardFields = (page: MethodPage, texts: Texts): Markup => {
  const address = `/pay/${page.payment.payToken}?method=card&number=${ORDINARY_CARD?.number}`
  const digits = html`inputmode="numeric"`
  return html`<p class="fill"><a href="${address}">${texts.fillCard}</a></p>
${input(page, texts, { name: 'number', label: texts.number, hint: texts.cardHint, attributes: html`${digits} maxlength="30"` })}
<div class="pair">${input(page, texts, { name: 'expiry', label: texts.expiry, hint: texts.expiryHint, attributes: html`maxlength="9"` })}
${input(page, texts, { name: 'cvc', label: texts.cvc, hint: texts.cvcHint, attributes: html`${digits} maxlength="4"` })}</div>`
}

const debitFields = (page: MethodPage, texts: Texts): Markup =>
  html`${input(page, texts, { name: 'holder', label: texts.holder, attributes: html`maxlength="70"` })}
${input(page, texts, { name: 'iban', label: texts.iban, attributes: html`maxlength="42" autocapitalize="characters" spellcheck="false"` })}
<p class="soft field">${texts.mandate}</p>`

const walletFields = (_: MethodPage, texts: Texts): Markup => html`<p class="field">${texts.walletHint}</p>`

const FIELDS = { card: cardFields, debit: debitFields, wallet: walletFields } as const

const problems = ({ errors, isOutdated }: MethodPage, texts: Texts): Markup => {
  const found = Object.entries(errors)
  if (isOutdated) return html`<div class="errors" role="alert"><p>${texts.again}</p></div>`
  if (found.length === 0) return html``
  return html`<div class="errors" role="alert"><p>${texts.errorsAbove}</p>
<ul>${found.map(([field, error]) => html`<li><a href="#${field}">${texts.error[error]}</a></li>`)}</ul></div>`
}

/** Where the customer chooses how to pay, and does. */
export const methodPage = (page: MethodPage): string => {
  const { payment, method, token } = page
  const { language, amountCents, currency, description, merchantReference } = payment.request
  const texts = TEXTS[language]
  const amount = amountText(amountCents, currency, language)
  const address = `/pay/${payment.payToken}`
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
${problems(page, texts)}
<form method="post" action="${address}/${method}" novalidate>${oneTime}
${FIELDS[method](page, texts)}
<button type="submit">${texts.payAmount(amount)}</button></form>
<form method="post" action="${address}/cancel">${oneTime}<button type="submit" class="link">${texts.cancel}</button></form>
</section>
${method === 'card' && html`<section class="card">${testCardList(texts, number => `${address}?method=card&number=${number}`)}</section>`}
${method === 'debit' && html`<section class="card">${testAccountList(texts, iban => `${address}?method=debit&iban=${iban}`)}</section>`}`
  return layout(language, `${texts.pay}: ${description}`, content)
}
