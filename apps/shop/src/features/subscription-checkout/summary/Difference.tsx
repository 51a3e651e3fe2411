import type { SubmitSubscription, SubscriptionPrice } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useEffect, useRef } from 'react'
import { useShop } from '../../../hooks/shop.ts'
import { useTexts } from '../../../texts/use-texts.ts'

interface Props {
  /** What was shown when the button was pressed; nothing was refused where it is undefined. */
  refused: Pick<SubmitSubscription, 'firstDebit' | 'priceInCent'> | undefined
  /** As it is now. */
  price: Pick<SubscriptionPrice, 'debits' | 'priceInCent'> | undefined
}

const KEYS = ['error.subscriptionPriceChanged', 'error.firstDebitChanged']

/** It was not ordered, as it costs something else by now, or is collected on another day. */
export const isDifference = (errors: readonly CallError[]): boolean => errors.some(({ key }) => KEYS.includes(key))

/** What was shown and what holds now, side by side; takes the focus. */
export function Difference({ refused, price }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refused) box.current?.focus()
  }, [refused])
  if (!refused) return null
  const debitText = (debit: { on: string; amountInCent: number } | null | undefined) =>
    debit
      ? t('subscriptionCheckout.debitOn', { amount: format.money(debit.amountInCent), day: format.longDate(debit.on) })
      : t('subscriptionCheckout.noDebit')
  const [first] = price?.debits ?? []
  return (
    <MessageBox kind="warning" ref={box} title={t('subscriptionCheckout.changed')}>
      {price && price.priceInCent !== refused.priceInCent && (
        <div>
          {t('subscriptionCheckout.changedPrice', {
            before: format.money(refused.priceInCent),
            now: format.money(price.priceInCent),
          })}
        </div>
      )}
      {price && (first?.on !== refused.firstDebit?.on || first?.amountInCent !== refused.firstDebit?.amountInCent) && (
        <div>
          {t('subscriptionCheckout.changedDebit', { before: debitText(refused.firstDebit), now: debitText(first) })}
        </div>
      )}
      <div>{t('subscriptionCheckout.changedText')}</div>
    </MessageBox>
  )
}
