import type { RollSchool } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CheckboxField } from '@billett/web-kit/forms/CheckboxField.tsx'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { SelectField } from '@billett/web-kit/forms/SelectField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { FormSection } from '@billett/web-kit/kit/layout/FormSection.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { planRollSchool } from '../../state/school-year/school-year.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PlanValues, planBody, planValues } from './plan-values.ts'

interface Props {
  yearGuid: string
  school: RollSchool
  others: readonly RollSchool['organisation'][]
  onDone: () => void
  onClose: () => void
}

/** Where the field stands that the server names. */
const fieldOf = (named: string) => (named === 'organizationId' ? 'successor' : named)

/** Says where the classes of a school go, after which grade its pupils leave, and that this is all. */
export function SchoolPlanDialog({ yearGuid, school, others, onDone, onClose }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(planRollSchool)
  const { organisation, classes, goesElsewhere } = school
  const form = useSchemaForm<PlanValues>({ schema: PlanValues, defaultValues: planValues(school), errors, fieldOf })
  const dissolved = form.watch('classes')
  const successors = others.filter(({ guid }) => guid !== organisation.guid)
  const send = async (values: PlanValues) => {
    const answer = await dispatch(planRollSchool({ params: { yearGuid }, body: planBody(organisation.guid, values) }))
    if (planRollSchool.fulfilled.match(answer)) onDone()
  }
  return (
    <FormDialog
      title={t('school.years.planOf', { school: organisation.name })}
      form={form}
      send={send}
      busy={loading}
      errors={errors}
      submit={t('common.save')}
      width="md"
      onClose={onClose}
    >
      <TextField<PlanValues>
        name="lastGrade"
        inputMode="numeric"
        maxLength={2}
        optional
        label={t('school.years.lastGrade')}
        hint={t('school.years.lastGradeHint')}
      />
      <TextField<PlanValues>
        name="firstSchoolDay"
        type="date"
        optional
        label={t('school.years.fields.firstSchoolDay')}
        hint={t('school.years.firstSchoolDayHint')}
      />
      {goesElsewhere && <Text>{t('school.years.goesElsewhere')}</Text>}
      {!goesElsewhere && successors.length > 0 && (
        <SelectField<PlanValues>
          name="successor"
          optional
          label={t('school.years.successor')}
          options={[
            { value: '', text: t('school.years.successorNone') },
            ...successors.map(({ guid, name }) => ({ value: guid, text: name })),
          ]}
        />
      )}
      {classes.length > 0 && (
        <FormSection title={t('school.years.classes')}>
          <Text>{t('school.years.classesText')}</Text>
          {classes.map(({ from, pupils }, place) => (
            <div key={from}>
              {!dissolved[place]?.isDissolved && (
                <TextField<PlanValues>
                  name={`classes.${place}.to`}
                  optional
                  label={t('school.years.classNamed', { name: from, count: pupils })}
                />
              )}
              <CheckboxField<PlanValues>
                name={`classes.${place}.isDissolved`}
                label={t('school.years.classDissolved', { name: from })}
              />
            </div>
          ))}
        </FormSection>
      )}
      <CheckboxField<PlanValues> name="isDone" label={t('school.years.isDone')} />
    </FormDialog>
  )
}
