import type { WebshopCountry } from '@billett/contract'
import { type AddressCompletion, type Country, completionIn, countryChoices } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import type { World } from '../../../world.ts'

/** Where a client says nothing: suggestions help, and nobody whose street is new is kept from buying. */
const DEFAULT: AddressCompletion = 'Loose'

export const completionOf = ({ client }: World): AddressCompletion =>
  client.config.settings.addressCompletion ?? DEFAULT

/** Every country, those most customers live in first, each with how far its addresses are completed. */
export async function webshopCountries({ world, language }: Context): Promise<WebshopCountry[]> {
  const covered: readonly Country[] = await world.addresses.countries()
  return countryChoices(language).map(({ id, name }) => ({
    id,
    name,
    completion: completionIn(completionOf(world), covered.includes(id)),
  }))
}
