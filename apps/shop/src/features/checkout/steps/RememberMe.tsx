import { CheckboxField } from '@billett/web-kit/forms/CheckboxField.tsx'
import { FieldNote } from '@billett/web-kit/kit/controls/FieldNote.tsx'
import { useId } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import type { CheckoutValues } from '../checkout-form.ts'

/** Whether this device may keep who buys for the next time. Nobody has ticked it but the buyer. */
export function RememberMe() {
  const { t } = useTexts()
  const hint = useId()
  return (
    <div>
      <CheckboxField<CheckoutValues> name="remember" label={t('rememberedGuest.remember')} aria-describedby={hint} />
      <FieldNote id={hint}>{t('rememberedGuest.rememberHint')}</FieldNote>
    </div>
  )
}
