import type { PreparedOrder } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useEffect, useRef } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { removeDiscountCode } from '../../state/sale/sale.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './DiscountCodeField.module.css'

interface Props {
  order: PreparedOrder
  code: string
  /** Just now: the button that had the focus is gone. */
  justNow: boolean
  onRemove: () => void
}

/** The code that is taken off, what that saves, and the way back. */
export function RedeemedCode({ order: { discountInCents }, code, justNow, onRemove }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const { loading, errors } = useCall(removeDiscountCode)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (justNow) box.current?.focus()
  }, [justNow])
  return (
    <Stack spacing={1.5}>
      <MessageBox kind="success" ref={box}>
        {t('cart.redeemed', { code, saved: format.money(discountInCents) })}
      </MessageBox>
      <BusyButton variant="text" busy={loading} onClick={() => !loading && onRemove()} className={styles.remove}>
        {t('cart.removeCode')}
      </BusyButton>
      <CallErrors errors={errors} all />
    </Stack>
  )
}
