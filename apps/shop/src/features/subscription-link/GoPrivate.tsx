import type { PrivateOffer } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useCallback } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useQuestion } from '../../hooks/use-question.ts'
import { getPrivateOffer } from '../../state/subscription/link.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PrivateOfferForm } from './PrivateOfferForm.tsx'

interface Props {
  token: string
  onDone: () => void
}

/** Somebody who leaves a company goes on privately, or lets it end. */
export function GoPrivate({ token, onDone }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const question = useCallback(() => getPrivateOffer({ params: { token } }), [token])
  const { items, loading, errors } = useQuestion(question)
  const offer: PrivateOffer | undefined = items?.[0]
  if (!offer)
    return loading ? (
      <SkeletonList label={t('common.loading')} rows={3} height={48} />
    ) : (
      <CallErrors errors={errors} all />
    )
  return (
    <Stack spacing={2}>
      <Text>{t('subscriptionLink.private.lead', { day: format.longDate(offer.lastDay) })}</Text>
      <PrivateOfferForm token={token} offer={offer} onDone={onDone} />
    </Stack>
  )
}
