import { homeCountry } from '@billett/clients'
import type { SavedAddress } from '@billett/contract'
import { CheckboxField } from '@billett/web-kit/forms/CheckboxField.tsx'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useEffect, useMemo } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { AddressFields } from '../../parts/address/AddressFields.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { type BookAddress, positionOf } from './address-book.ts'
import { type AddressValues, addressSchema, addressValuesOf, savedAddressOf } from './address-form.ts'

interface Props {
  /** Left out for a new one. */
  address: BookAddress | undefined
  book: readonly BookAddress[]
  busy: boolean
  errors: readonly CallError[]
  onSave: (address: SavedAddress) => Promise<void>
  onCancel: () => void
}

export function AddressForm({ address, book, busy, errors, onSave, onCancel }: Props) {
  const { t } = useTexts()
  const { config } = useShop().client
  const here = `addresses.${positionOf(book, address?.addressId)}.`
  const named = useMemo(
    () =>
      errors.map(error => ({
        ...error,
        field: error.field.startsWith(here) ? `address.${error.field.slice(here.length)}` : '',
      })),
    [errors, here],
  )
  const form = useSchemaForm<AddressValues>({
    schema: addressSchema,
    defaultValues: addressValuesOf(address, book.length === 0, homeCountry(config)),
    errors: named,
  })
  const { setFocus } = form
  useEffect(() => setFocus('addressName'), [setFocus])
  return (
    <SchemaForm
      form={form}
      send={values => onSave(savedAddressOf(values, address?.addressId))}
      busy={busy}
      errors={named}
      submit={t('addresses.save')}
      afterSubmit={
        <Button size="large" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      }
    >
      <Text variant="h2">{address ? t('addresses.change') : t('addresses.add')}</Text>
      <TextField<AddressValues>
        name="addressName"
        label={t('addresses.name')}
        hint={t('addresses.nameHint')}
        autoComplete="off"
        optional
      />
      <AddressFields<AddressValues> at={field => `address.${field}`} />
      {!address?.isMain && book.length > 0 && (
        <CheckboxField<AddressValues> name="isMain" label={t('addresses.useAsMain')} />
      )}
    </SchemaForm>
  )
}
