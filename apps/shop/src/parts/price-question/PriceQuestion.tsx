import type { PriceQuestion as Question } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useEffect, useRef } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './PriceQuestion.module.css'

interface Props {
  question: Question
  /** The answer was given just now: the reader is taken to what came of it. */
  isNew: boolean
  busy: boolean
  errors: readonly CallError[]
  onAnswer: (answer: 'continues' | 'ends') => void
}

/** A new price, word for word as its proof keeps it, with two answers of one weight; or what came of it. */
export function PriceQuestion({ question, isNew, busy, errors, onAnswer }: Props) {
  const { statement, yes, no, state } = question
  if (state !== 'open') return <Outcome question={question} isNew={isNew} />
  return (
    <Stack spacing={2}>
      {statement.map(paragraph => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      <CallErrors errors={errors} all />
      <div className={styles.answers}>
        <Button variant="outlined" disabled={busy} onClick={() => onAnswer('continues')}>
          {yes}
        </Button>
        <Button variant="outlined" disabled={busy} onClick={() => onAnswer('ends')}>
          {no}
        </Button>
      </div>
    </Stack>
  )
}

function Outcome({ question, isNew }: Pick<Props, 'question' | 'isNew'>) {
  const { state, answer, answeredOn, mode, from, afterInCent, until, endsOn } = question
  const { t } = useTexts()
  const { format } = useShop()
  const routeTo = useLink()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) box.current?.focus()
  }, [isNew])
  const isAnswered = state === 'answered' && answeredOn !== null
  // An approved price holds without an answer: the contract goes on.
  const holds = state === 'tooLate' && mode === 'regulated'
  return (
    <Stack spacing={2}>
      <MessageBox kind={isAnswered ? 'success' : 'info'} ref={box}>
        {isAnswered
          ? t(answer === 'continues' ? 'priceQuestion.goesOn' : 'priceQuestion.ended', {
              on: format.instantDateTime(answeredOn),
            })
          : holds
            ? t('priceQuestion.holds', { from: format.date(from), after: format.money(afterInCent) })
            : state === 'ends'
              ? t('priceQuestion.endsAnyway')
              : endsOn === null
                ? t('priceQuestion.tooLate', { until: format.date(until) })
                : t('priceQuestion.tooLateEnds', { until: format.date(until), on: format.date(endsOn) })}
      </MessageBox>
      {answer !== 'continues' && !holds && (
        <div>
          <Button component={Link} to={routeTo('subscriptionOffers')} variant="outlined">
            {t('priceQuestion.orderAnew')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
