import type { ComboboxOption } from '@billett/web-kit/kit/controls/combobox-option.ts'
import type { AddressValidationState } from '../../state/address-validation/address-validation.slice.ts'

export type AddressPart = 'postCode' | 'city' | 'street' | 'houseNumber'
export type TypedAddress = Record<AddressPart | 'country', string>

/** More than anybody reads. */
const MOST = 30

const BREAK = '\n'

/** A town is chosen together with its post code: `99981`, `Falkenbrück`. */
export const townOf = (id: string): { postCode: string; city: string } => {
  const [postCode = '', city = ''] = id.split(BREAK)
  return { postCode, city }
}

const sameBeginning = (text: string, typed: string): boolean => text.toLowerCase().startsWith(typed.toLowerCase())

/** What is offered below a field; nothing where that is what stands there already. */
export function optionsOf(
  part: AddressPart,
  typed: TypedAddress,
  { addressData, streets, houseNumbers }: AddressValidationState,
): ComboboxOption[] {
  const towns = addressData.map(({ postCode, city }) => ({
    value: `${postCode}${BREAK}${city}`,
    text: `${postCode} ${city}`,
  }))
  const numbers = houseNumbers.filter(({ houseNumber }) => sameBeginning(houseNumber, typed.houseNumber))
  const options = {
    postCode: towns,
    city: towns,
    street: [...new Set(streets.map(({ street }) => street))].map(text => ({ value: text, text })),
    houseNumber: numbers.map(({ houseNumber: text }) => ({ value: text, text })),
  }[part]
  const [only] = options
  const isTyped = only !== undefined && options.length === 1 && only.text === typed[part]
  return isTyped ? [] : options.slice(0, MOST)
}
