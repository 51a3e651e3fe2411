import { HOME_COUNTRIES, suggestedParts } from '@billett/domain'
import type { ComboboxOption } from '@billett/web-kit/kit/controls/combobox-option.ts'
import { useEffect, useRef, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import {
  getCities,
  getHouseNumbers,
  getStreets,
  getWebshopCountries,
} from '../../state/address-validation/address-validation.calls.ts'
import { resetSuggestions } from '../../state/address-validation/address-validation.slice.ts'
import { type AddressPart, optionsOf, type TypedAddress } from './address-options.ts'

/** Milliseconds (Spec 1 §9). */
const SEARCH_DELAY = 300

/**
 * What the register has to offer for the part of an address that is being typed; it is first asked when somebody begins
 * to type.
 */
export function useAddressRegister() {
  const dispatch = useAppDispatch()
  const found = useAppSelector(({ addressValidationStore }) => addressValidationStore)
  const [asked, setAsked] = useState<AddressPart>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const ask = async (part: AddressPart, typed: TypedAddress): Promise<void> => {
    const { city, postCode, street } = typed
    const country = HOME_COUNTRIES.find(known => known === typed.country)
    const countries = found.countries ?? (await dispatch(getWebshopCountries()).unwrap()).data
    const suggested = suggestedParts(countries.find(({ id }) => id === country)?.completion ?? 'Off')
    if (!country || !suggested.includes(part === 'postCode' ? 'city' : part)) return
    if (part === 'postCode') await dispatch(getCities({ query: { country, postCode } }))
    if (part === 'city') await dispatch(getCities({ query: { country, city } }))
    if (part === 'street') await dispatch(getStreets({ query: { country, city, postCode, street } }))
    if (part === 'houseNumber' && street)
      await dispatch(getHouseNumbers({ query: { country, city, postCode, street } }))
  }
  return {
    /** Asks what could be meant, when typing pauses. Where nobody answers, nothing is offered. */
    search(part: AddressPart, typed: TypedAddress) {
      clearTimeout(timer.current)
      dispatch(resetSuggestions())
      setAsked(part)
      timer.current = setTimeout(() => void ask(part, typed).catch(() => {}), SEARCH_DELAY)
    },
    optionsFor: (part: AddressPart, typed: TypedAddress): ComboboxOption[] =>
      part === asked ? optionsOf(part, typed, found) : [],
  }
}
