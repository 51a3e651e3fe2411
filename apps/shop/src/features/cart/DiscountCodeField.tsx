import type { PreparedOrder } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useErrorText } from '@billett/web-kit/forms/use-error-text.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { ErrorSummary } from '@billett/web-kit/kit/feedback/ErrorSummary.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { redeemDiscountCode, removeDiscountCode } from '../../state/sale/sale.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './DiscountCodeField.module.css'
import { RedeemedCode } from './RedeemedCode.tsx'

/** One code per order; nothing can be redeemed until a code is entered (Spec 1 §5). */
export function DiscountCodeField({ order }: { order: PreparedOrder }) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const [code, setCode] = useState('')
  const { loading, errors } = useCall(redeemDiscountCode)
  const isRedeemed = order.discountCode !== null
  const [asked, setAsked] = useState<'redeem' | 'remove'>()
  const removed = asked === 'remove' && !isRedeemed
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The button that had the focus is gone.
    if (removed) field.current?.focus()
  }, [removed])
  const remove = () => {
    setAsked('remove')
    setCode('')
    void dispatch(removeDiscountCode({ params: { orderId: order.orderId } }))
  }
  if (order.discountCode !== null)
    return <RedeemedCode order={order} code={order.discountCode} justNow={asked === 'redeem'} onRemove={remove} />
  const discountCode = code.trim()
  const [error] = errors
  const redeem = (event: FormEvent) => {
    event.preventDefault()
    if (discountCode === '' || loading) return
    setAsked('redeem')
    void dispatch(redeemDiscountCode({ body: { orderId: order.orderId, discountCode } }))
  }
  return (
    <form noValidate onSubmit={redeem} className={styles.root}>
      <ErrorSummary attempt={error && errors} />
      <LiveRegion>{removed && <VisuallyHidden>{t('cart.codeRemoved')}</VisuallyHidden>}</LiveRegion>
      <TextInput
        ref={field}
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
