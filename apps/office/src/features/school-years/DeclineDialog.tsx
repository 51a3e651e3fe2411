import { key } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { TextAreaField } from '@billett/web-kit/forms/TextAreaField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import * as z from 'zod/mini'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { approveRollMembers } from '../../state/school-year/school-year.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { ChosenProps } from './chosen-props.ts'
import { nameOfMember } from './name-of-member.ts'

const Declined = z.object({ reason: z.string().check(z.maxLength(1000, key('exceedMaximumLength'))) })
type Declined = z.infer<typeof Declined>

/** Declines those that are chosen: of who pays with a reason, which stands in the decision that parents get. */
export function DeclineDialog({ yearGuid, members, onDone, onClose }: ChosenProps & { onClose: () => void }) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(approveRollMembers)
  const form = useSchemaForm<Declined>({ schema: Declined, defaultValues: { reason: '' }, errors })
  const send = async ({ reason }: Declined) => {
    const body = { isApproved: false, studentGuids: members.map(({ guid }) => guid), reason }
    const answer = await dispatch(approveRollMembers({ params: { yearGuid }, body }))
    if (approveRollMembers.fulfilled.match(answer))
      onDone(t('school.years.declinedCount', { count: answer.payload.data[0]?.count ?? 0 }))
  }
  return (
    <FormDialog
      title={t('school.years.declineTitle')}
      form={form}
      send={send}
      busy={loading}
      errors={errors}
      submit={t('school.decide.decline')}
      onClose={onClose}
    >
      <Text>{t('school.years.declineText', { count: members.length })}</Text>
      <Text>{members.map(nameOfMember).join('; ')}</Text>
      <TextAreaField<Declined>
        name="reason"
        label={t('school.years.reason')}
        hint={t('school.years.declineHint')}
        maxLength={1000}
      />
    </FormDialog>
  )
}
