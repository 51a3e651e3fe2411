import type { PreparedOrder } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useErrorText } from '@billett/web-kit/forms/use-error-text.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { ErrorSummary } from '@billett/web-kit/kit/feedback/ErrorSummary.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { redeemDiscountCode } from '../../state/sale/sale.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './DiscountCodeField.module.css'

/** One code per order; nothing can be redeemed until a code is entered (Spec 1 §5). */
export function DiscountCodeField({ order }: { order: PreparedOrder }) {
  const { t } = useTexts()
  const { format } = useShop()
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const [code, setCode] = useState('')
  const { loading, errors } = useCall(redeemDiscountCode)
  const isRedeemed = order.discountCode !== null
  const wasOpen = useRef(!isRedeemed)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that had the focus is gone.
    if (isRedeemed && wasOpen.current) box.current?.focus()
  }, [isRedeemed])
  if (order.discountCode !== null)
    return (
      <MessageBox kind="success" ref={box}>
        {t('cart.redeemed', { code: order.discountCode, saved: format.money(order.discountInCents) })}
      </MessageBox>
    )
  const discountCode = code.trim()
  const [error] = errors
  const redeem = (event: FormEvent) => {
    event.preventDefault()
    if (discountCode !== '' && !loading)
      void dispatch(redeemDiscountCode({ body: { orderId: order.orderId, discountCode } }))
  }
  return (
    <form noValidate onSubmit={redeem} className={styles.root}>
      <ErrorSummary attempt={error && errors} />
      <TextInput
        label={t('cart.discountCode')}
        name="discountCode"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={35}
        value={code}
        error={error ? errorText(error.key, error.message) : undefined}
        onChange={event => setCode(event.target.value)}
      />
      <BusyButton
        type="submit"
        variant="outlined"
        busy={loading}
        disabled={discountCode === ''}
        className={styles.redeem}
      >
        {t('cart.redeem')}
      </BusyButton>
    </form>
  )
}
