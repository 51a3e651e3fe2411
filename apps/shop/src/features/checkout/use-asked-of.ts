import { buyerDemands } from '@billett/clients'
import { type AskedOfBuyer, askedOfBuyer, type WhyNamed } from '@billett/domain'
import { useCallback } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectPayableMethods } from '../../state/payment/payment.selectors.ts'
import type { CheckoutValues } from './checkout-form.ts'

/** What is asked of the buyer, as the form stands. */
export type AskedOf = (values: Pick<CheckoutValues, 'paymentMethodId' | 'invoiceWished'>) => AskedOfBuyer[]

/** For what reason name and address are asked; undefined where they are not. */
export const whyNamed = (asked: readonly AskedOfBuyer[]): WhyNamed | undefined =>
  asked.flatMap(one => (one.field === 'address' ? [one.why] : []))[0]

/** What an order of this total asks of its buyer, by the way to pay and the wish for an invoice. */
export function useAskedOf(totalCents: number): AskedOf {
  const { config } = useShop().client
  const methods = useAppSelector(selectPayableMethods)
  return useCallback(
    ({ paymentMethodId, invoiceWished }) => {
      const method = totalCents > 0 ? methods?.find(({ id }) => id === paymentMethodId) : undefined
      const payment = method && { subType: method.subType, isStored: !method.isGeneric }
      return askedOfBuyer({ totalCents, payment, isInvoiceWished: invoiceWished }, buyerDemands(config))
    },
    [config, methods, totalCents],
  )
}
