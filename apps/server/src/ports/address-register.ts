import type { Country, KnownParts, PostalAddress } from '@billett/domain'

/** A town, or a street in it, as far as somebody has typed it. */
export interface PlaceQuery {
  country: Country
  city: string
  postCode: string
}

export interface StreetQuery extends PlaceQuery {
  street: string
}

/** Which addresses there are. Answers are sorted, and cut where there are more than a list can show. */
export interface AddressRegister {
  /** Countries it knows anything of. */
  countries: () => Promise<readonly Country[]>
  /** By the beginning of the name and of the post code; nothing where both are empty. */
  cities: (query: PlaceQuery) => Promise<{ city: string; postCode: string }[]>
  /** By the beginning of the name, in a town and post code given as a whole; nothing where both are empty. */
  streets: (query: StreetQuery) => Promise<{ street: string; city: string; postCode: string }[]>
  houseNumbers: (query: StreetQuery) => Promise<string[]>
  /** Which parts of an address it knows, each within the one around it. */
  known: (address: PostalAddress & { country: Country }) => Promise<KnownParts>
}
