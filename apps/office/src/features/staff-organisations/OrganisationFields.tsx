import { countryChoices, mayStandBelow, ORGANISATION_KINDS } from '@billett/domain'
import { CheckboxField } from '@billett/web-kit/forms/CheckboxField.tsx'
import { SearchedField } from '@billett/web-kit/forms/SearchedField.tsx'
import { SelectField } from '@billett/web-kit/forms/SelectField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useFieldError } from '@billett/web-kit/forms/use-field-error.ts'
import type { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { FormSection } from '@billett/web-kit/kit/layout/FormSection.tsx'
import { useClients } from '../../hooks/use-clients.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { OrganisationValues } from './organisation-values.ts'
import { useFound } from './use-found.ts'

interface Props {
  form: Pick<ReturnType<typeof useSchemaForm<OrganisationValues>>, 'watch' | 'setValue'>
  /** What stands there of an organisation that is changed; its kind stays. */
  begun?: { clientId: string; parent: string; stop: string }
}

const CHANGED = { shouldDirty: true, shouldTouch: true }

/** The fields of an organisation. */
export function OrganisationFields({ form: { watch, setValue }, begun }: Props) {
  const { t, language } = useTexts()
  const clients = useClients()
  const { words, organisations, stops } = useFound()
  const parentError = useFieldError<OrganisationValues>('parentGuid')
  const stopError = useFieldError<OrganisationValues>('stop')
  const [kind, chosen] = watch(['kind', 'clientId'])
  const own = clients.find(({ isOwn }) => isOwn)?.clientId ?? ''
  const clientId = begun?.clientId ?? (chosen || own)
  return (
    <>
      {!begun && clients.length > 1 && (
        <SelectField<OrganisationValues>
          name="clientId"
          label={t('office.client')}
          options={clients.map(one => ({ value: one.isOwn ? '' : one.clientId, text: one.name }))}
        />
      )}
      {!begun && (
        <SelectField<OrganisationValues>
          name="kind"
          label={t('organisations.kind')}
          hint={t('organisations.kindHint')}
          options={ORGANISATION_KINDS.map(value => ({ value, text: t(`organisations.kinds.${value}`) }))}
        />
      )}
      <TextField<OrganisationValues> name="name" label={t('organisations.name')} maxLength={120} />
      <TextField<OrganisationValues> name="number" label={t('organisations.number')} maxLength={35} optional />
      {kind === 'school' && (
        <TextField<OrganisationValues>
          name="schoolType"
          label={t('organisations.schoolType')}
          hint={t('organisations.schoolTypeHint')}
          maxLength={35}
          optional
        />
      )}
      <SearchedField
        key={`${kind} ${clientId}`}
        name="parentGuid"
        label={t('organisations.parent')}
        hint={t(kind === 'department' ? 'organisations.parentNeeded' : 'organisations.parentHint')}
        words={words}
        least={1}
        begun={begun?.parent ?? ''}
        optional={kind !== 'department'}
        find={search => organisations(search, { clientId, may: above => mayStandBelow(kind, above) })}
        option={({ guid, name }) => ({ value: guid, text: name })}
        error={parentError}
        onChoose={found => setValue('parentGuid', found?.guid ?? '', CHANGED)}
      />
      <FormSection title={t('organisations.address')}>
        <TextField<OrganisationValues> name="address.street" label={t('organisations.street')} maxLength={35} />
        <TextField<OrganisationValues>
          name="address.houseNumber"
          label={t('organisations.houseNumber')}
          maxLength={10}
        />
        <TextField<OrganisationValues> name="address.postCode" label={t('organisations.postCode')} maxLength={10} />
        <TextField<OrganisationValues> name="address.city" label={t('organisations.town')} maxLength={35} />
        <SelectField<OrganisationValues>
          name="address.country"
          label={t('organisations.country')}
          options={countryChoices(language, 'de').map(({ id, name }) => ({ value: id, text: name }))}
        />
        <SearchedField
          name="stop"
          label={t('organisations.stop')}
          hint={t('organisations.stopHint')}
          words={words}
          least={1}
          begun={begun?.stop ?? ''}
          optional
          find={stops}
          option={({ reference, text }) => ({ value: reference, text })}
          error={stopError}
          onChoose={found => setValue('stop', found?.reference ?? '', CHANGED)}
        />
      </FormSection>
      {(kind === 'school' || kind === 'department') && (
        <CheckboxField<OrganisationValues> name="isObligatedToControl" label={t('organisations.isObligated')} />
      )}
      <TextField<OrganisationValues> name="validFrom" type="date" label={t('organisations.validFrom')} />
    </>
  )
}
