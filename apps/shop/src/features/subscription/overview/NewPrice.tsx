import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useId, useState } from 'react'
import { useShop } from '../../../hooks/shop.ts'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { useQuestion } from '../../../hooks/use-question.ts'
import { PriceQuestion } from '../../../parts/price-question/PriceQuestion.tsx'
import { answerPrice, getPriceQuestions } from '../../../state/contract/contract.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'

const ask = () => getPriceQuestions()

/** The latest new price of a contract, asked about as by the link of the mail; nothing where there is none. */
export function NewPrice({ contractGuid }: { contractGuid: string }) {
  const { t } = useTexts()
  const { format } = useShop()
  const dispatch = useAppDispatch()
  const id = useId()
  const { items, again } = useQuestion(ask)
  const [isNew, setNew] = useState(false)
  const sending = useCall(answerPrice)
  const question = items?.findLast(one => one.contractGuid === contractGuid)
  if (!question) return null
  const { guid, textHash, from, until, state } = question
  const answer = async (chosen: 'continues' | 'ends'): Promise<void> => {
    const sent = await dispatch(answerPrice({ params: { guid }, body: { answer: chosen, textHash } }))
    if (answerPrice.fulfilled.match(sent)) setNew(true)
    // Answered, too late or said otherwise meanwhile: how it stands now is read.
    again()
  }
  return (
    <Panel aria-labelledby={id}>
      <Stack spacing={1}>
        <Text variant="h2" id={id}>
          {t('priceQuestion.headline', { day: format.date(from) })}
        </Text>
        {state === 'open' && <Text>{t('priceQuestion.until', { day: format.longDate(until) })}</Text>}
        <PriceQuestion
          question={question}
          isNew={isNew}
          busy={sending.loading}
          errors={sending.errors}
          onAnswer={chosen => void answer(chosen)}
        />
      </Stack>
    </Panel>
  )
}
