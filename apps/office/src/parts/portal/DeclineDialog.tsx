import { type DeclineReasonsQuestion, key } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { SelectField } from '@billett/web-kit/forms/SelectField.tsx'
import { TextAreaField } from '@billett/web-kit/forms/TextAreaField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getDeclineReasons } from '../../state/school/school.calls.ts'
import { selectDeclineReasons } from '../../state/school/school.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'

const Declined = z.object({
  declineReason: z.string().check(z.minLength(1, key('required'))),
  comment: z.string(),
})
type Declined = z.infer<typeof Declined>

interface Props {
  title: string
  text: string
  reasonType: DeclineReasonsQuestion['reasonType']
  busy: boolean
  errors: readonly CallError[]
  onDecline: (declined: { declineReason: string; comment: string | undefined }) => Promise<void>
  onClose: () => void
}

/** Says no for a reason that has to be chosen (Spec 3 §5), with a word beside it. */
export function DeclineDialog({ title, text, reasonType, busy, errors, onDecline, onClose }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const reasons = useAppSelector(selectDeclineReasons)
  const asked = useCall(getDeclineReasons)
  useEffect(() => {
    void dispatch(getDeclineReasons({ body: { reasonType, onlyActive: true } }))
  }, [dispatch, reasonType])
  const form = useSchemaForm<Declined>({ schema: Declined, defaultValues: { declineReason: '', comment: '' }, errors })
  return (
    <FormDialog
      title={title}
      form={form}
      send={({ declineReason, comment }) => onDecline({ declineReason, comment: comment.trim() || undefined })}
      busy={busy}
      errors={errors}
      submit={t('school.decide.decline')}
      onClose={onClose}
    >
      <Text>{text}</Text>
      <CallErrors errors={asked.errors} all />
      <SelectField<Declined>
        name="declineReason"
        label={t('school.decide.reason')}
        options={[
          { value: '', text: t('school.decide.chooseReason') },
          ...(reasons ?? []).map(({ id, text: said }) => ({ value: id, text: said })),
        ]}
      />
      <TextAreaField<Declined>
        name="comment"
        label={t('school.decide.comment')}
        hint={t('school.decide.commentHint')}
        maxLength={1000}
        optional
      />
    </FormDialog>
  )
}
