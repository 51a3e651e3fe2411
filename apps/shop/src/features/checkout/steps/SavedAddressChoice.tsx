import { homeCountry } from '@billett/clients'
import { isSameAddress } from '@billett/domain'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { useFormContext, useWatch } from 'react-hook-form'
import { useShop } from '../../../hooks/shop.ts'
import { useAppSelector } from '../../../hooks/store-hooks.ts'
import { blankAddress } from '../../../parts/address/blank-address.ts'
import { selectAccount, selectIsCustomer } from '../../../state/user/user.selectors.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { CheckoutValues } from '../checkout-form.ts'

const OTHER = ''

/** The addresses of the account, where there is a choice. What was typed in counts as another one. */
export function SavedAddressChoice() {
  const { t } = useTexts()
  const { setValue } = useFormContext<CheckoutValues>()
  const typed = useWatch<CheckoutValues, 'guest.address'>({ name: 'guest.address' })
  const { config } = useShop().client
  const isCustomer = useAppSelector(selectIsCustomer)
  const addresses = useAppSelector(selectAccount)?.addresses ?? []
  if (!isCustomer || addresses.length < 2) return null
  const chosen = addresses.find(address => isSameAddress(address, typed))
  const take = (addressId: string): void => {
    const { street, houseNumber, postCode, city, country, additional } =
      addresses.find(address => address.addressId === addressId) ?? blankAddress(homeCountry(config))
    setValue(
      'guest.address',
      { street, houseNumber, postCode, city, country, additional },
      { shouldDirty: true, shouldValidate: addressId !== OTHER },
    )
  }
  return (
    <SelectInput
      label={t('checkout.address.saved')}
      value={chosen?.addressId ?? OTHER}
      onChange={event => take(event.target.value)}
      options={[
        ...addresses.map(({ addressId, addressName, street, houseNumber, city }) => ({
          value: addressId,
          text: [addressName, `${street} ${houseNumber}`, city].filter(Boolean).join(', '),
        })),
        { value: OTHER, text: t('checkout.address.anotherAddress') },
      ]}
    />
  )
}
