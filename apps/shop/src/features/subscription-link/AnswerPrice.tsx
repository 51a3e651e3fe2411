import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { useCallback, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useQuestion } from '../../hooks/use-question.ts'
import { PriceQuestion } from '../../parts/price-question/PriceQuestion.tsx'
import { answerPriceByLink, getPriceQuestion } from '../../state/subscription/link.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** A new price is answered by the link of a mail; whoever comes back sees what they have answered. */
export function AnswerPrice({ token }: { token: string }) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const ask = useCallback(() => getPriceQuestion({ params: { token } }), [token])
  const { items, loading, errors, again } = useQuestion(ask)
  const [isNew, setNew] = useState(false)
  const sending = useCall(answerPriceByLink)
  const question = items?.[0]
  if (!question)
    return loading ? (
      <SkeletonList label={t('common.loading')} rows={3} height={48} />
    ) : (
      <CallErrors errors={errors} all />
    )
  const answer = async (chosen: 'continues' | 'ends'): Promise<void> => {
    const body = { answer: chosen, textHash: question.textHash }
    const sent = await dispatch(answerPriceByLink({ params: { token }, body }))
    if (answerPriceByLink.fulfilled.match(sent)) setNew(true)
    // Answered, too late or said otherwise meanwhile: how it stands now is read.
    again()
  }
  return (
    <PriceQuestion
      question={question}
      isNew={isNew}
      busy={sending.loading}
      errors={sending.errors}
      onAnswer={chosen => void answer(chosen)}
    />
  )
}
