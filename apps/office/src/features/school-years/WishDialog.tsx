import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { ChoiceField } from '@billett/web-kit/forms/ChoiceField.tsx'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { SelectField } from '@billett/web-kit/forms/SelectField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useErrorsAt } from '@billett/web-kit/forms/use-errors-at.ts'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { decideRollMembers } from '../../state/school-year/school-year.calls.ts'
import { selectRollSchools } from '../../state/school-year/school-year.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { ChosenProps } from './chosen-props.ts'
import { nameOfMember } from './name-of-member.ts'
import { WISHES, WishValues, wishField, wishOf } from './wish-values.ts'

/** Says what becomes of pupils, where the proposal is not right or nobody could tell. */
export function WishDialog({ yearGuid, members, onDone, onClose }: ChosenProps & { onClose: () => void }) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const call = useCall(decideRollMembers)
  const errors = useErrorsAt(call.errors, wishField)
  const schools = useAppSelector(selectRollSchools) ?? []
  const [first] = members
  const form = useSchemaForm<WishValues>({
    schema: WishValues,
    defaultValues: {
      kind: 'repeats',
      from: '',
      until: '',
      organizationId: (first?.before ?? first?.after)?.organisation.guid ?? '',
      grade: first?.after?.grade ?? '',
      class: first?.after?.class ?? '',
    },
    errors,
  })
  const kind = form.watch('kind')
  const send = async (values: WishValues) => {
    const body = { studentGuids: members.map(({ guid }) => guid), wish: wishOf(values) }
    const answer = await dispatch(decideRollMembers({ params: { yearGuid }, body }))
    if (decideRollMembers.fulfilled.match(answer)) onDone(t('school.years.said', { count: members.length }))
  }
  return (
    <FormDialog
      title={t('school.years.decideTitle')}
      form={form}
      send={send}
      busy={call.loading}
      errors={errors}
      submit={t('common.save')}
      onClose={onClose}
    >
      <Text>{members.map(nameOfMember).join('; ')}</Text>
      <ChoiceField<WishValues>
        name="kind"
        label={t('school.years.what')}
        options={WISHES.map(value => ({ value, text: t(`school.years.wishes.${value}`) }))}
      />
      {kind === 'abroad' && (
        <>
          <TextField<WishValues> name="from" type="date" label={t('school.years.awayFrom')} />
          <TextField<WishValues> name="until" type="date" label={t('school.years.awayUntil')} />
        </>
      )}
      {kind === 'place' && (
        <>
          <SelectField<WishValues>
            name="organizationId"
            label={t('school.years.school')}
            options={schools.map(({ organisation }) => ({ value: organisation.guid, text: organisation.name }))}
          />
          <TextField<WishValues> name="grade" label={t('school.pupils.grade')} />
          <TextField<WishValues> name="class" label={t('school.pupils.class')} />
        </>
      )}
    </FormDialog>
  )
}
