import type { Settings } from '@billett/clients'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useTexts } from '../../texts/use-texts.ts'
import { NameFields } from './NameFields.tsx'
import { SalutationFields } from './SalutationFields.tsx'

interface Props<T extends FieldValues> {
  settings: Settings
  /** Where the form keeps the field of this name. */
  at: (
    field: 'salutation' | 'title' | 'address.country' | 'firstName' | 'lastName' | 'birthDate' | 'phone',
  ) => FieldPath<T>
}

/** Whom an account belongs to. */
export function AccountPersonFields<T extends FieldValues>({ settings, at }: Props<T>) {
  const { t } = useTexts()
  return (
    <>
      <SalutationFields<T> salutation={at('salutation')} title={at('title')} country={at('address.country')} />
      <NameFields<T> firstName={at('firstName')} lastName={at('lastName')} />
      <TextField<T>
        name={at('birthDate')}
        type="date"
        label={t('common.person.birthDate')}
        hint={t('person.birthDateHint', { age: settings.minUserAge })}
        autoComplete="bday"
      />
      {settings.user.showPhoneNumber && (
        <TextField<T>
          name={at('phone')}
          type="tel"
          inputMode="tel"
          label={t('person.phone')}
          hint={t('person.phoneHint')}
          autoComplete="tel"
          optional
        />
      )}
    </>
  )
}
