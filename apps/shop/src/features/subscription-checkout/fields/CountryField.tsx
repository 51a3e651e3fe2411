import { homeCountry } from '@billett/clients'
import { countryChoices } from '@billett/domain'
import { SelectField } from '@billett/web-kit/forms/SelectField.tsx'
import { useShop } from '../../../hooks/shop.ts'
import type { Typed } from '../said.ts'

interface Props {
  name: string
  label: string
}

/** Of an address; the client's own country stands first. */
export function CountryField({ name, label }: Props) {
  const { client, language } = useShop()
  return (
    <SelectField<Typed>
      name={name}
      label={label}
      autoComplete="country"
      options={countryChoices(language, homeCountry(client.config)).map(country => ({
        value: country.id,
        text: country.name,
      }))}
    />
  )
}
