import { homeCountry } from '@billett/clients'
import { countryChoices } from '@billett/domain'
import { SelectField } from '@billett/web-kit/forms/SelectField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { FormSection } from '@billett/web-kit/kit/layout/FormSection.tsx'
import { useFieldArray } from 'react-hook-form'
import { useOffice } from '../../hooks/office.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { EditValues } from './edit-values.ts'

/** Where somebody lives, and where else they have things sent: each address to be corrected, added or taken away. */
export function AddressesPart() {
  const { t, language } = useTexts()
  const { client } = useOffice()
  const { fields, append, remove } = useFieldArray<EditValues, 'addresses', 'key'>({
    name: 'addresses',
    keyName: 'key',
  })
  const home = homeCountry(client.config)
  const countries = countryChoices(language, home).map(({ id, name }) => ({ value: id, text: name }))
  const none = { street: '', houseNumber: '', additional: '', postCode: '', city: '', country: home }
  return (
    <>
      {fields.map(({ key }, place) => (
        <FormSection key={key} title={t('users.edit.address', { number: place + 1 })}>
          <TextField<EditValues> name={`addresses.${place}.street`} label={t('users.edit.street')} />
          <TextField<EditValues> name={`addresses.${place}.houseNumber`} label={t('users.edit.houseNumber')} />
          <TextField<EditValues> name={`addresses.${place}.additional`} label={t('users.edit.additional')} optional />
          <TextField<EditValues> name={`addresses.${place}.postCode`} label={t('users.edit.postCode')} />
          <TextField<EditValues> name={`addresses.${place}.city`} label={t('users.edit.city')} />
          <SelectField<EditValues>
            name={`addresses.${place}.country`}
            label={t('users.edit.country')}
            options={countries}
          />
          <Button variant="text" onClick={() => remove(place)}>
            {t('users.edit.removeAddress', { number: place + 1 })}
          </Button>
        </FormSection>
      ))}
      <Button variant="outlined" onClick={() => append(none)}>
        {t('users.edit.addAddress')}
      </Button>
    </>
  )
}
