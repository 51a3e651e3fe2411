import { homeCountry } from '@billett/clients'
import type { WebshopCountry } from '@billett/contract'
import { type AddressCompletion, type Country, completionIn, countryChoices, type Language } from '@billett/domain'
import type { World } from '../../../world.ts'

/** Where a client says nothing: suggestions help, and nobody whose street is new is kept from buying. */
const DEFAULT: AddressCompletion = 'Loose'

export const completionOf = ({ client }: World): AddressCompletion =>
  client.config.settings.addressCompletion ?? DEFAULT

/** Every country, those most customers live in first, each with how far its addresses are completed. */
export async function webshopCountries(world: World, language: Language): Promise<WebshopCountry[]> {
  const covered: readonly Country[] = await world.addresses.countries()
  return countryChoices(language, homeCountry(world.client.config)).map(({ id, name }) => ({
    id,
    name,
    completion: completionIn(completionOf(world), covered.includes(id)),
  }))
}
