import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { refusalOf } from './checkout-errors.ts'

/** Why the order was not placed, as far as it is not said at an input. */
export function CheckoutRefusal({ errors }: { errors: readonly CallError[] }) {
  const { t } = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const refusal = refusalOf(errors)
  useEffect(() => {
    if (refusal) box.current?.focus()
  }, [refusal])
  if (refusal === undefined) return null
  if (refusal === 'other') return <CallErrors errors={errors} all />
  if (refusal === 'priceChanged')
    return (
      <MessageBox kind="warning" ref={box}>
        {t('checkout.priceChanged')}
      </MessageBox>
    )
  return (
    <MessageBox kind="error" ref={box} title={t(`checkout.${refusal}`)}>
      {t(`checkout.${refusal}Text`)}
    </MessageBox>
  )
}
