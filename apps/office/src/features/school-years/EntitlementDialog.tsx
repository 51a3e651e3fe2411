import { key } from '@billett/contract'
import { isPlainDate } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { ChoiceField } from '@billett/web-kit/forms/ChoiceField.tsx'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { TextAreaField } from '@billett/web-kit/forms/TextAreaField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import * as z from 'zod/mini'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { decideRollEntitlement } from '../../state/school-year/school-year.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { ChosenProps } from './chosen-props.ts'
import { nameOfMember } from './name-of-member.ts'

const Decided = z.object({
  isEntitled: z.enum(['yes', 'self', 'no'], key('required')),
  exemptionUntil: z.string().check(z.refine(day => day === '' || isPlainDate(day), key('date'))),
  reason: z.string().check(z.minLength(1, key('required')), z.maxLength(1000, key('exceedMaximumLength'))),
})
type Decided = z.infer<typeof Decided>

/** Decides whether ways are paid in the new year, where no rule can tell. The reason stands with the decision. */
export function EntitlementDialog({ yearGuid, members, onDone, onClose }: ChosenProps & { onClose: () => void }) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(decideRollEntitlement)
  const form = useSchemaForm<Decided>({
    schema: Decided,
    defaultValues: { isEntitled: 'yes', exemptionUntil: '', reason: '' },
    errors,
  })
  const isAboutProof = members.every(({ exemptionEnds }) => exemptionEnds !== null)
  const send = async ({ isEntitled, exemptionUntil, reason }: Decided) => {
    const proof = exemptionUntil === '' || isEntitled !== 'yes' ? {} : { exemptionUntil }
    const said = { isEntitled: isEntitled === 'yes', paysSelf: isEntitled === 'self', ...proof, reason }
    const body = { studentGuids: members.map(({ guid }) => guid), ...said }
    const answer = await dispatch(decideRollEntitlement({ params: { yearGuid }, body }))
    if (decideRollEntitlement.fulfilled.match(answer)) onDone(t('school.years.said', { count: members.length }))
  }
  return (
    <FormDialog
      title={t('school.years.decideEntitlement')}
      form={form}
      send={send}
      busy={loading}
      errors={errors}
      submit={t('common.save')}
      onClose={onClose}
    >
      <Text>{members.map(nameOfMember).join('; ')}</Text>
      <ChoiceField<Decided>
        name="isEntitled"
        label={t('school.years.isPaid')}
        options={[
          { value: 'yes', text: t('school.years.entitled') },
          { value: 'self', text: t('school.years.paysSelf'), hint: t('school.years.paysSelfHint') },
          { value: 'no', text: t('school.years.ends'), hint: t('school.years.endsHint') },
        ]}
      />
      {isAboutProof && (
        <TextField<Decided>
          name="exemptionUntil"
          type="date"
          optional
          label={t('school.years.exemptionUntil')}
          hint={t('school.years.exemptionUntilHint')}
        />
      )}
      <TextAreaField<Decided>
        name="reason"
        label={t('school.years.reason')}
        hint={t('school.years.reasonHint')}
        maxLength={1000}
      />
    </FormDialog>
  )
}
