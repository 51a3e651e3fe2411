import { homeCountry } from '@billett/clients'
import { countryChoices, splitStreetLine } from '@billett/domain'
import { SelectField } from '@billett/web-kit/forms/SelectField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { useState } from 'react'
import { type FieldPath, type FieldValues, useController, useWatch } from 'react-hook-form'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './AddressFields.module.css'
import { type AddressPart, type TypedAddress, townOf } from './address-options.ts'
import { SuggestField } from './SuggestField.tsx'
import { useAddressRegister } from './use-address-register.ts'

interface Props<T extends FieldValues> {
  /** Where the form keeps the field of this name. */
  at: (field: AddressPart | 'additional' | 'country') => FieldPath<T>
}

/**
 * Town to country, as a browser can fill them in; what the register knows is offered while somebody types, each part
 * within the one before.
 */
export function AddressFields<T extends FieldValues>({ at }: Props<T>) {
  const { t } = useTexts()
  const { client, language } = useShop()
  const { search, optionsFor } = useAddressRegister()
  const country = useWatch<T>({ name: at('country') })
  const fields = {
    postCode: useController<T>({ name: at('postCode') }).field,
    city: useController<T>({ name: at('city') }).field,
    street: useController<T>({ name: at('street') }).field,
    houseNumber: useController<T>({ name: at('houseNumber') }).field,
  }
  const typed: TypedAddress = {
    country: `${country ?? ''}`,
    postCode: `${fields.postCode.value ?? ''}`,
    city: `${fields.city.value ?? ''}`,
    street: `${fields.street.value ?? ''}`,
    houseNumber: `${fields.houseNumber.value ?? ''}`,
  }
  /** What was filled in beside the field somebody is in: nobody sees it who does not look there. */
  const [filled, setFilled] = useState<{ field: string; value: string }>()
  const take = (part: AddressPart, id: string): void => {
    if (part === 'street' || part === 'houseNumber') {
      fields[part].onChange(id)
      return
    }
    const town = townOf(id)
    fields.postCode.onChange(town.postCode)
    fields.city.onChange(town.city)
    const other = part === 'city' ? 'postCode' : 'city'
    if (town[other] !== typed[other]) setFilled({ field: t(`address.${other}`), value: town[other] })
  }
  // Browsers keep street and number in one line, and fill in or paste it so.
  const splitStreet = (): void => {
    const parts = typed.houseNumber === '' ? splitStreetLine(typed.street) : undefined
    if (!parts) return
    fields.street.onChange(parts.street)
    fields.houseNumber.onChange(parts.houseNumber)
    setFilled({ field: t('address.houseNumber'), value: parts.houseNumber })
  }
  const suggest = (part: AddressPart, autoComplete: string) => ({
    label: t(`address.${part}`),
    autoComplete,
    field: fields[part],
    name: at(part),
    options: optionsFor(part, typed),
    onSearch: (text: string) => search(part, { ...typed, [part]: text }),
    onTake: (id: string) => take(part, id),
    onLeave: part === 'street' ? splitStreet : undefined,
  })
  return (
    <>
      <LiveRegion>{filled && <VisuallyHidden>{t('address.filled', filled)}</VisuallyHidden>}</LiveRegion>
      <div className={styles.narrowLeft}>
        <SuggestField<T> {...suggest('postCode', 'postal-code')} />
        <SuggestField<T> {...suggest('city', 'address-level2')} />
      </div>
      <div className={styles.narrowRight}>
        <SuggestField<T> {...suggest('street', 'address-line1')} />
        <SuggestField<T> {...suggest('houseNumber', 'off')} />
      </div>
      <TextField<T> name={at('additional')} label={t('address.additional')} autoComplete="address-line2" optional />
      <SelectField<T>
        name={at('country')}
        label={t('address.country')}
        autoComplete="country"
        options={countryChoices(language, homeCountry(client.config)).map(({ id, name }) => ({
          value: id,
          text: name,
        }))}
      />
    </>
  )
}
