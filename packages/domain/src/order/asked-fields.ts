import type { Cents } from '../money/cents.ts'
import { PAYMENT_SUB_TYPE } from '../payment/payment-type.ts'
import type { PricedTicket } from './ticket.ts'

/**
 * Why a buyer is asked for name and address. A ticket says itself what an invoice must say up to a limit (§§ 33, 34
 * UStDV); a mandate names whose account it is; the rest is the operator's or the buyer's own wish.
 */
export type WhyNamed = 'mandate' | 'largeInvoice' | 'buyersAreNamed' | 'wish'

/** Tickets and receipt reach their buyer there, also as the durable medium of § 312f BGB. */
type WhyMail = 'delivery'

/** A fact that is asked for when something is bought, and what asks for it. Nothing is asked that is not named here. */
export type AskedOfBuyer =
  | { field: 'email'; why: WhyMail }
  | { field: 'firstName' | 'lastName' | 'address'; why: WhyNamed }

export type PassengerFact = 'salutation' | 'firstName' | 'lastName' | 'birthDate' | 'identificationMedium'

export interface AskedOfPassenger {
  field: PassengerFact
  /** The product names its passenger, or it is only valid with the document. */
  why: 'personalTicket' | 'document'
}

/** What a client's configuration says about it. */
export interface BuyerDemands {
  /** An invoice over more than this names its buyer; 250 EUR in Germany. */
  smallInvoiceCents: Cents
  /** The operator wants to know the name of everybody who buys (Spec 3 §3, `validateUserData`). */
  buyersAreNamed: boolean
}

export interface Purchase {
  totalCents: Cents
  /** How it is paid; undefined where nothing is to be paid, or it was not chosen yet. */
  payment: { subType: number; isStored: boolean } | undefined
  /** The buyer wants an invoice that names them. */
  isInvoiceWished: boolean
}

/** The first reason that holds to ask a buyer for name and address; undefined where there is none. */
export function whyNamed(
  { totalCents, payment, isInvoiceWished }: Purchase,
  demands: BuyerDemands,
): WhyNamed | undefined {
  // One that is stored was given with its mandate.
  if (payment?.subType === PAYMENT_SUB_TYPE.Debit && !payment.isStored) return 'mandate'
  if (totalCents > demands.smallInvoiceCents) return 'largeInvoice'
  if (demands.buyersAreNamed) return 'buyersAreNamed'
  return isInvoiceWished ? 'wish' : undefined
}

/** What is asked of whoever buys this. */
export function askedOfBuyer(purchase: Purchase, demands: BuyerDemands): AskedOfBuyer[] {
  const why = whyNamed(purchase, demands)
  const named = (['firstName', 'lastName', 'address'] as const).flatMap(field => (why ? [{ field, why }] : []))
  return [{ field: 'email', why: 'delivery' }, ...named]
}

/** What a ticket asks of its passenger, in the order of its inputs. */
export function askedOfPassenger({
  userData,
  identificationMediums,
}: Pick<PricedTicket, 'userData'> & { identificationMediums: readonly unknown[] }): AskedOfPassenger[] {
  const facts: [PassengerFact, boolean][] = [
    ['salutation', userData.salutation],
    ['firstName', userData.firstname],
    ['lastName', userData.name],
    ['birthDate', userData.birthdate],
  ]
  const personal = facts.flatMap(([field, wanted]) => (wanted ? [{ field, why: 'personalTicket' as const }] : []))
  return identificationMediums.length === 0
    ? personal
    : [...personal, { field: 'identificationMedium', why: 'document' }]
}
