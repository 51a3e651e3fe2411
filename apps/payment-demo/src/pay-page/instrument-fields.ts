import { html, type Markup } from '@billett/markup'
import { TEST_CARDS } from '../behaviour/test-cards.ts'
import type { PaymentMethod } from '../payment/payment.ts'
import type { FieldErrors, Fields } from './instrument-forms.ts'
import type { Texts } from './texts/customer-texts.ts'

/** What a customer has typed so far, and what is wrong with it. */
export type FormState = {
  /** Of the page that shows the form. */
  address: string
  fields: Fields
  errors: FieldErrors
  /** The form was sent from a page that is no longer current. */
  isOutdated?: boolean | undefined
  /** What somebody agrees to who gives an account number. */
  mandate: string
}

type Input = { name: string; label: string; hint?: string; attributes: Markup }

const input = ({ fields, errors }: FormState, texts: Texts, { name, label, hint, attributes }: Input): Markup => {
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

const cardFields = (form: FormState, texts: Texts): Markup => {
  const address = `${form.address}?method=card&number=${ORDINARY_CARD?.number}`
  const digits = html`inputmode="numeric"`
  return html`<p class="fill"><a href="${address}">${texts.fillCard}</a></p>
${input(form, texts, { name: 'number', label: texts.number, hint: texts.cardHint, attributes: html`${digits} maxlength="30"` })}
<div class="pair">${input(form, texts, { name: 'expiry', label: texts.expiry, hint: texts.expiryHint, attributes: html`maxlength="9"` })}
${input(form, texts, { name: 'cvc', label: texts.cvc, hint: texts.cvcHint, attributes: html`${digits} maxlength="4"` })}</div>`
}

const debitFields = (form: FormState, texts: Texts): Markup =>
  html`${input(form, texts, { name: 'holder', label: texts.holder, attributes: html`maxlength="70"` })}
${input(form, texts, { name: 'iban', label: texts.iban, attributes: html`maxlength="42" autocapitalize="characters" spellcheck="false"` })}
<p class="soft field">${form.mandate}</p>`

const walletFields = (_: FormState, texts: Texts): Markup => html`<p class="field">${texts.walletHint}</p>`

const FIELDS = { card: cardFields, debit: debitFields, wallet: walletFields } as const

/** The fields of a way to pay. */
export const instrumentFields = (method: PaymentMethod, form: FormState, texts: Texts): Markup =>
  FIELDS[method](form, texts)

/** What is wrong with the form, above it. */
export const problems = ({ errors, isOutdated }: FormState, texts: Texts): Markup => {
  const found = Object.entries(errors)
  if (isOutdated) return html`<div class="errors" role="alert"><p>${texts.again}</p></div>`
  if (found.length === 0) return html``
  return html`<div class="errors" role="alert"><p>${texts.errorsAbove}</p>
<ul>${found.map(([field, error]) => html`<li><a href="#${field}">${texts.error[error]}</a></li>`)}</ul></div>`
}
