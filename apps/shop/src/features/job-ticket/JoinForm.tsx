import type { Employer, EmployerSearch, JoinedEmployer } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CheckboxField } from '@billett/web-kit/forms/CheckboxField.tsx'
import { ChoiceField } from '@billett/web-kit/forms/ChoiceField.tsx'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { SelectField } from '@billett/web-kit/forms/SelectField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useErrorsAt } from '@billett/web-kit/forms/use-errors-at.ts'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { FormSection } from '@billett/web-kit/kit/layout/FormSection.tsx'
import { useMemo } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { joinEmployer } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { DebitFields } from './DebitFields.tsx'
import { isDebited, type JoinValues, joinBody, joinSchema, joinValues, partOf } from './join-form.ts'

const PERSON = [
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
] as const
const ADDRESS = [
  ['street', 'address-line1'],
  ['houseNumber', 'off'],
  ['postCode', 'postal-code'],
  ['city', 'address-level2'],
] as const

/** How they came in and what a month costs stand above the form: what is wrong with them is said below it. */
const fieldOf = (named: string) => (ABOVE.has(named) ? '' : named)
const ABOVE: ReadonlySet<string> = new Set(['employeeInCent', 'companyGuid', 'code', 'email'])

interface Props {
  employer: Employer
  search: EmployerSearch
  onJoined: (joined: JoinedEmployer) => void
}

/** Asks for a job ticket: who it is for, from when on, and by whom the own part is paid. */
export function JoinForm({ employer, search, onJoined }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const dispatch = useAppDispatch()
  const { loading, errors: refusals } = useCall(joinEmployer)
  const errors = useErrorsAt(refusals, fieldOf)
  const schema = useMemo(() => joinSchema(employer), [employer])
  const form = useSchemaForm<JoinValues>({ schema, defaultValues: joinValues(employer), errors })
  const group = form.watch('group')
  const { departments, products, firstDays, mandateText } = employer
  const send = async (values: JoinValues) => {
    const answer = await dispatch(joinEmployer({ body: joinBody(employer, search, values) }))
    const [joined] = joinEmployer.fulfilled.match(answer) ? answer.payload.data : []
    if (joined) onJoined(joined)
  }
  return (
    <SchemaForm
      form={form}
      send={send}
      busy={loading}
      errors={errors}
      submit={t('jobTicket.send', { amount: format.money(partOf(employer, group)) })}
    >
      <FormSection title={t('jobTicket.ticket')}>
        {products.length > 1 && (
          <ChoiceField<JoinValues>
            name="group"
            label={t('jobTicket.group')}
            options={products.map(one => ({ value: one.group, text: t(`jobTicket.groups.${one.group}`) }))}
          />
        )}
        <SelectField<JoinValues>
          name="validFrom"
          label={t('jobTicket.validFrom')}
          options={firstDays.map(day => ({ value: day, text: format.longDate(day) }))}
        />
        <ChoiceField<JoinValues>
          name="medium"
          label={t('jobTicket.medium')}
          options={[
            { value: 'phone', text: t('jobTicket.media.phone') },
            { value: 'chip', text: t('jobTicket.media.chip') },
          ]}
        />
      </FormSection>
      <FormSection title={t('jobTicket.you')}>
        {PERSON.map(([name, autoComplete]) => (
          <TextField<JoinValues> key={name} name={name} label={t(`jobTicket.${name}`)} autoComplete={autoComplete} />
        ))}
        <TextField<JoinValues> name="birthDate" type="date" label={t('jobTicket.birthDate')} autoComplete="bday" />
        <TextField<JoinValues>
          name="personnelNumber"
          label={t('jobTicket.personnelNumber')}
          hint={t('jobTicket.personnelNumberHint')}
          autoComplete="off"
          maxLength={40}
          optional
        />
        {departments.length > 0 && (
          <SelectField<JoinValues>
            name="departmentGuid"
            label={t('jobTicket.department')}
            optional
            options={[
              { value: '', text: t('jobTicket.noDepartment') },
              ...departments.map(({ guid, name }) => ({ value: guid, text: name })),
            ]}
          />
        )}
        {ADDRESS.map(([name, autoComplete]) => (
          <TextField<JoinValues> key={name} name={name} label={t(`jobTicket.${name}`)} autoComplete={autoComplete} />
        ))}
      </FormSection>
      {isDebited(employer, group) && <DebitFields mandateText={mandateText} />}
      <CheckboxField<JoinValues> name="termsAccepted" required label={t('jobTicket.terms')} />
    </SchemaForm>
  )
}
