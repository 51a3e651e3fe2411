import type { SubscriptionDetails } from '@billett/contract'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useCallback } from 'react'
import { useShop } from '../../../hooks/shop.ts'
import { useQuestion } from '../../../hooks/use-question.ts'
import { validateMask } from '../../../state/subscription/application.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'

interface Props {
  details: Pick<SubscriptionDetails, 'guid' | 'isDraft' | 'masks'>
  said: Record<string, string | string[]>
}

/** The same person has the same for the same time already: it may be on purpose, and can be ordered all the same. */
export function HeldAlready({ details: { guid, isDraft, masks }, said }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const currentMask = masks.at(-1)?.id ?? ''
  const question = useCallback(
    () => validateMask({ body: { configurationId: guid, currentMask, fieldValues: said } }),
    [guid, currentMask, said],
  )
  // A draft is judged by nobody but the browser.
  const { items } = useQuestion(isDraft ? undefined : question)
  const held = items?.[0]?.heldAlready
  if (!held) return null
  const { contractNumber, from, until } = held
  return (
    <MessageBox kind="warning" title={t('subscriptionCheckout.heldAlready')}>
      {until === null
        ? t('subscriptionCheckout.heldFrom', { number: contractNumber, from: format.longDate(from) })
        : t('subscriptionCheckout.heldBetween', {
            number: contractNumber,
            from: format.longDate(from),
            until: format.longDate(until),
          })}
    </MessageBox>
  )
}
