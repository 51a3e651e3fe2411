import { checkFeedback } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { ErrorSummary } from '@billett/web-kit/kit/feedback/ErrorSummary.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import type { SubmitEvent } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { sendFeedback } from '../../state/feedback/feedback.calls.ts'
import { setDetailErrors } from '../../state/feedback/feedback.slice.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { DetailField } from './DetailField.tsx'
import styles from './DetailForm.module.css'
import { errorsAtFields } from './errors-at-fields.ts'

/** What the chosen category asks, row by row. */
export function DetailForm({ onSent }: { onSent: () => void }) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { selectedCategories, detailFields, detailFieldValues, detailFieldErrors } = useAppSelector(
    ({ feedbackStore }) => feedbackStore,
  )
  const { loading, errors } = useCall(sendFeedback)
  const id = selectedCategories.at(-1)
  if (id === undefined || detailFields.length === 0) return null
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (loading) return
    const values = Object.entries(detailFieldValues).map(([field, value]) => ({ id: field, value }))
    const checked = checkFeedback(detailFields.flat(), values)
    if (!checked.ok)
      return void dispatch(
        setDetailErrors(
          Object.fromEntries(checked.problems.map(({ fieldId, reason }) => [fieldId, `error.${reason}`])),
        ),
      )
    const answer = await dispatch(sendFeedback({ params: { id }, body: { detailFieldValues: checked.values } }))
    if (sendFeedback.fulfilled.match(answer)) onSent()
    else dispatch(setDetailErrors(errorsAtFields(answer.payload?.errors ?? [])))
  }
  return (
    <Panel component="form" method="post" noValidate onSubmit={event => void send(event)}>
      <Stack spacing={2.5}>
        <ErrorSummary attempt={detailFieldErrors} />
        {detailFields.map(row => (
          <div key={row[0]?.row} className={styles.row} style={{ '--fields': row.length }}>
            {row.map(field => (
              <DetailField
                key={field.id}
                field={field}
                value={detailFieldValues[field.id] ?? ''}
                error={detailFieldErrors[field.id]}
              />
            ))}
          </div>
        ))}
        <CallErrors errors={errors.filter(({ field }) => !field.startsWith('detailFieldValues'))} all />
        <BusyButton type="submit" size="large" busy={loading} className={styles.submit}>
          {t('feedback.submit')}
        </BusyButton>
      </Stack>
    </Panel>
  )
}
