import type { SubmitSubscription } from '@billett/contract'
import {
  businessDateOf,
  type Cents,
  type Concluding,
  concludedAlone,
  concluderOf,
  evaluateMask,
  type FieldValues,
  type FormPerson,
  firstPayment,
  formatMoney,
  type MaskEvaluation,
  newMedium,
  type PlainDate,
  type ReadForm,
  readForm,
  withdrawableUntil,
} from '@billett/domain'
import type { Context } from '../../../../call/context.ts'
import { accepted, type Refusal, Refused, refuse } from '../../../../call/refused.ts'
import { type Debit, firstDebits } from '../../contract/index.ts'
import { chosenArticle, offeredConfiguration, quoteArticle, type StoredConfiguration } from '../../offer/index.ts'
import { type DebitedAccount, debitedAccount } from '../../party/index.ts'

/** An order that can be stored: everything in it was looked at by the shop's own rules. */
export interface CheckedOrder {
  stored: StoredConfiguration
  /** What was said in the form, without what nobody asked. */
  values: FieldValues
  form: ReadForm
  concluder: FormPerson
  account: DebitedAccount | null
  product: string
  firstDay: PlainDate
  price: { cents: Cents; vatPermille: number }
  firstDebit: Debit | null
}

/** All that is wrong with a form, at its fields. */
function evaluated({ content }: StoredConfiguration, given: FieldValues, today: PlainDate): MaskEvaluation {
  const evaluations = content.masks.map(({ id }) => evaluateMask(content.masks, id, given, today))
  const refusals = evaluations
    .flatMap(({ errors }) => errors)
    .map(({ field, reason }): Refusal => ({ reason, field: `fieldValues.${field}` }))
  if (refusals.length > 0) throw new Refused(refusals)
  const [first] = evaluations
  return first ?? refuse('subscriptionNotFound')
}

/** Two amounts or days that differ, in the reader's words. */
const differing = (field: string, reason: Refusal['reason'], shown: string, now: string): Refusal => ({
  reason,
  field,
  detail: { de: `Gezeigt wurde: ${shown}. Jetzt: ${now}.`, en: `Shown: ${shown}. Now: ${now}.` },
})

/** What was shown is what holds, or it is refused with both. */
function checkShown(
  context: Context,
  shown: Pick<SubmitSubscription, 'firstDebit' | 'priceInCent'>,
  { price, firstDebit }: Pick<CheckedOrder, 'firstDebit' | 'price'>,
): void {
  const { currency } = context.world.regions.current().tariff
  const money = (cents: Cents) => formatMoney(cents, currency, context.language)
  const debit = (one: { on: string; amountInCent: Cents } | null) =>
    one ? `${one.on}, ${money(one.amountInCent)}` : '–'
  const now = firstDebit && { on: firstDebit.on, amountInCent: firstDebit.cents }
  const refusals: Refusal[] = []
  if (shown.priceInCent !== price.cents)
    refusals.push(differing('priceInCent', 'priceChanged', money(shown.priceInCent), money(price.cents)))
  if (shown.firstDebit?.on !== now?.on || shown.firstDebit?.amountInCent !== now?.amountInCent)
    refusals.push(differing('firstDebit', 'firstDebitChanged', debit(shown.firstDebit), debit(now)))
  if (refusals.length > 0) throw new Refused(refusals)
}

/** What it costs, and when it is paid first. */
function priced(
  { world }: Context,
  { content }: StoredConfiguration,
  evaluation: MaskEvaluation,
  today: PlainDate,
): Pick<CheckedOrder, 'firstDay' | 'firstDebit' | 'price' | 'product'> {
  const { article, firstDay, way } = chosenArticle(content, evaluation, today) ?? refuse('noPriceForConfiguration')
  const quoted = quoteArticle(world.regions.current(), article, { date: firstDay, today }, way)
  if (quoted.quote.state !== 'known') return refuse('noPriceForConfiguration')
  const { product, quote } = quoted
  const [firstDebit = null] = firstDebits(world, content, { product, firstDay })
  const cents = firstPayment(content.terms, quote.cents)
  return { product, firstDay, firstDebit, price: { cents, vatPermille: quote.explanation.vat.permille } }
}

/** Looks at an order by the very rules the form and the account of the contract go by. Refuses what cannot be. */
export async function checkedOrder(context: Context, given: SubmitSubscription): Promise<CheckedOrder> {
  const { world } = context
  const stored = await offeredConfiguration(world, { id: given.configurationId })
  const today = businessDateOf(world.clock())
  const evaluation = evaluated(stored, given.fieldValues, today)
  const form = readForm(stored.content.masks, evaluation.values)
  const { concluder } = accepted(concluderOf(form, today))
  const order = priced(context, stored, evaluation, today)
  checkShown(context, given, order)
  if (order.firstDay <= withdrawableUntil(today) && given.beginAsked !== true) refuse('beginNotAsked', 'beginAsked')
  const account = form.account ? await debitedAccount(context, form.account) : null
  return { ...order, stored, values: evaluation.values, form, concluder, account }
}

/** What happens to the contract once it is granted. */
export const concluding = (
  { product, firstDay, form }: Pick<CheckedOrder, 'firstDay' | 'form' | 'product'>,
  payer: string,
): Concluding => concludedAlone(firstDay, { product, payer, medium: newMedium(form.medium) })
