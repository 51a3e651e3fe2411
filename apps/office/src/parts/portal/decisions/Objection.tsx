import { key, type SchoolDecision } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { ChoiceField } from '@billett/web-kit/forms/ChoiceField.tsx'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { TextAreaField } from '@billett/web-kit/forms/TextAreaField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import * as z from 'zod/mini'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { useFormat } from '../../../hooks/use-format.ts'
import { decideObjection } from '../../../state/school/school.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'

const OUTCOMES = ['upheld', 'dismissed', 'withdrawn'] as const

const Answered = z.object({
  outcome: z.enum(OUTCOMES, key('required')),
  reason: z.string().check(z.minLength(1, key('required')), z.maxLength(1000, key('exceedMaximumLength'))),
})
type Answered = z.infer<typeof Answered>

interface Props {
  decision: string
  objection: NonNullable<SchoolDecision['objection']>
  /** It is answered here while it is open. */
  isAnswered: boolean
  onChanged: () => Promise<void>
}

function AnswerForm({ decision, onChanged }: Pick<Props, 'decision' | 'onChanged'>) {
  const { t } = useTexts()
  const say = useSay()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(decideObjection)
  const form = useSchemaForm<Answered>({
    schema: Answered,
    defaultValues: { outcome: 'dismissed', reason: '' },
    errors,
  })
  const send = async (body: Answered) => {
    const answer = await dispatch(decideObjection({ params: { decisionGuid: decision }, body }))
    if (!decideObjection.fulfilled.match(answer)) return
    say(t(`school.decisions.objection.${body.outcome}`))
    await onChanged()
  }
  return (
    <SchemaForm form={form} send={send} busy={loading} errors={errors} submit={t('school.decisions.save')}>
      <ChoiceField<Answered>
        name="outcome"
        label={t('school.decisions.outcome')}
        options={OUTCOMES.map(value => ({
          value,
          text: t(`school.decisions.outcomes.${value}`),
          hint: t(`school.decisions.outcomeHints.${value}`),
        }))}
      />
      <TextAreaField<Answered> name="reason" label={t('school.decisions.answerReason')} maxLength={1000} />
    </SchemaForm>
  )
}

/** What was objected, when and by whom, and how it was answered; while it is open it is answered here. */
export function Objection({ decision, objection, isAnswered, onChanged }: Props) {
  const { t } = useTexts()
  const format = useFormat()
  const { state, receivedOn, enteredBy, text, decidedOn, decidedBy, decision: answer } = objection
  const isOpen = state === 'open'
  return (
    <Stack spacing={1}>
      <MessageBox kind={isOpen ? 'warning' : 'info'} title={t(`school.decisions.objection.${state}`)}>
        <div>
          {t('school.decisions.received', {
            day: format.date(receivedOn),
            by: t(`school.decisions.enteredBy.${enteredBy}`),
          })}
        </div>
        <div>{text}</div>
        {decidedOn && (
          <div>{t('school.decisions.answered', { day: format.date(decidedOn), name: decidedBy ?? '', answer })}</div>
        )}
        {objection.contractGuid && <div>{t('school.decisions.follows')}</div>}
      </MessageBox>
      {isOpen && isAnswered && (
        <Details summary={t('school.decisions.answer')}>
          <AnswerForm decision={decision} onChanged={onChanged} />
        </Details>
      )}
    </Stack>
  )
}
