import { buyerDemands } from '@billett/clients'
import { type AskedOfBuyer, askedOfBuyer, type WhyNamed, whyNamed } from '@billett/domain'
import { useCallback } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectPayableMethods } from '../../state/payment/payment.selectors.ts'
import type { CheckoutValues } from './checkout-form.ts'

/** What is asked of the buyer, as the form stands, and for what reason name and address are where they are. */
export type AskedOf = (values: Pick<CheckoutValues, 'paymentMethodId' | 'invoiceWished'>) => {
  asked: readonly AskedOfBuyer[]
  why: WhyNamed | undefined
}

/** What an order of this total asks of its buyer, by the way to pay and the wish for an invoice. */
export function useAskedOf(totalCents: number): AskedOf {
  const { config } = useShop().client
  const methods = useAppSelector(selectPayableMethods)
  return useCallback(
    ({ paymentMethodId, invoiceWished }) => {
      const method = totalCents > 0 ? methods?.find(({ id }) => id === paymentMethodId) : undefined
      const payment = method && { subType: method.subType, isStored: !method.isGeneric }
      const purchase = { totalCents, payment, isInvoiceWished: invoiceWished }
      const demands = buyerDemands(config)
      return { asked: askedOfBuyer(purchase, demands), why: whyNamed(purchase, demands) }
    },
    [config, methods, totalCents],
  )
}
