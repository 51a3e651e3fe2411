import type { Cents } from '../money/cents.ts'
import type { PlainDate } from '../time/plain-date.ts'
import { BANK_NAME_LENGTH, sepaText } from './sepa-text.ts'

/** Money that was transferred, as the bank tells of it. */
export interface ToldTransfer {
  /** Null where the bank did not say. */
  cents: Cents | null
  currency: string
  name: string | null
  iban: string | null
}

/** An invoice of which something is still to be paid. */
export interface UnpaidInvoice {
  id: string
  number: string
  dueOn: PlainDate
  openCents: Cents
}

/** Somebody with invoices that are not paid, and by what they are known again. */
export interface InvoicedPayer {
  id: string
  names: readonly string[]
  /** Accounts that they have named, or that their money came from. */
  ibans: readonly string[]
  invoices: readonly UnpaidInvoice[]
}

/** By what it is known whose money it may be. */
export const PAYER_FITS = ['iban', 'name'] as const
/** What of the invoices that are not paid comes to the amount. */
export const AMOUNT_FITS = ['one', 'several', 'all'] as const

/** Invoices of one payer that money may be for: somebody has to say so, nothing is ever booked by it. */
export interface InvoiceProposal {
  payerId: string
  /** The longest due first. */
  invoices: UnpaidInvoice[]
  by: (typeof PAYER_FITS)[number]
  amount: (typeof AMOUNT_FITS)[number]
}

/** So many are proposed of one line. */
const MOST_PROPOSED = 5
/** Of so many invoices it is tried which of them come to an amount. */
const MOST_TRIED = 16
/** So many can be named at once. */
const MOST_NAMED = 30

/** What invoices money may be for whose reference names none: those of its payer that come to it to the cent. */
export function proposedInvoices(told: ToldTransfer, payers: readonly InvoicedPayer[]): InvoiceProposal[] {
  const { cents, currency } = told
  if (currency !== 'EUR' || cents === null || cents <= 0) return []
  return payers
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap(payer => {
      const by = payerFit(told, payer)
      return by ? amountFits(cents, payer.invoices).map(fit => ({ payerId: payer.id, by, ...fit })) : []
    })
    .toSorted((a, b) => PAYER_FITS.indexOf(a.by) - PAYER_FITS.indexOf(b.by))
    .slice(0, MOST_PROPOSED)
}

function payerFit({ name, iban }: ToldTransfer, payer: InvoicedPayer): InvoiceProposal['by'] | undefined {
  if (iban !== null && payer.ibans.includes(iban)) return 'iban'
  return name !== null && payer.names.some(known => isNameOf(known, name)) ? 'name' : undefined
}

/** A name as banks write it, word by word. */
const wordsOf = (name: string): Set<string> =>
  new Set(
    sepaText(name, BANK_NAME_LENGTH)
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter(word => word !== ''),
  )

const areAmong = (words: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...words].every(word => all.has(word))

/** Whether a bank may mean somebody by a name: in any order, with words beside it, or cut short to two at least. */
function isNameOf(known: string, told: string): boolean {
  const [ours, theirs] = [wordsOf(known), wordsOf(told)]
  if (ours.size === 0) return false
  return areAmong(ours, theirs) || (theirs.size > 1 && areAmong(theirs, ours))
}

type AmountFit = Pick<InvoiceProposal, 'invoices' | 'amount'>

/** Each that is of this amount; else all together, or the longest due of those that come to it. */
function amountFits(cents: Cents, unpaid: readonly UnpaidInvoice[]): AmountFit[] {
  const inTurn = unpaid
    .filter(({ openCents }) => openCents > 0)
    .toSorted((a, b) => (`${a.dueOn} ${a.number}` < `${b.dueOn} ${b.number}` ? -1 : 1))
  const ones = inTurn.filter(({ openCents }) => openCents === cents)
  if (ones.length > 0) return ones.map(one => ({ invoices: [one], amount: 'one' }))
  if (inTurn.length <= MOST_NAMED && sumOf(inTurn) === cents) return [{ invoices: inTurn, amount: 'all' }]
  const some = comingTo(cents, inTurn.slice(0, MOST_TRIED))
  return some ? [{ invoices: some, amount: 'several' }] : []
}

const sumOf = (invoices: readonly UnpaidInvoice[]): Cents => invoices.reduce((sum, { openCents }) => sum + openCents, 0)

/** The first of them in their order that come to an amount together; undefined where none do. */
function comingTo(cents: Cents, invoices: readonly UnpaidInvoice[]): UnpaidInvoice[] | undefined {
  if (cents === 0) return []
  const [first, ...rest] = invoices
  if (!first || cents < 0 || sumOf(invoices) < cents) return undefined
  const others = comingTo(cents - first.openCents, rest)
  return others ? [first, ...others] : comingTo(cents, rest)
}
