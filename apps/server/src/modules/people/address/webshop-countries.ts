import type { WebshopCountry } from '@billett/contract'
import { type AddressCompletion, COUNTRIES, completionIn } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import type { World } from '../../../world.ts'

/** Where a client says nothing: suggestions help, and nobody whose street is new is kept from buying. */
const DEFAULT: AddressCompletion = 'Loose'

export const completionOf = ({ client }: World): AddressCompletion =>
  client.config.settings.addressCompletion ?? DEFAULT

/** The countries customers live in, the client's own first, each with how far its addresses are completed. */
export async function webshopCountries({ world, language }: Context): Promise<WebshopCountry[]> {
  const covered = await world.addresses.countries()
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' })
  return COUNTRIES.map(id => ({
    id,
    name: names.of(id.toUpperCase()) ?? id,
    completion: completionIn(completionOf(world), covered.includes(id)),
  }))
}
