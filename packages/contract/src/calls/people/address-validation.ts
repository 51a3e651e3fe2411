import { ADDRESS_COMPLETIONS } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { Country, HomeCountry } from '../../values/person.ts'
import { line, requiredLine } from '../../values/text.ts'

const service = 'addressvalidation' as const
const anyone = { who: 'public' } as const

const WebshopCountry = z.object({
  id: Country,
  name: z.string(),
  /** `Off` where the register knows nothing of the country. */
  completion: z.enum(ADDRESS_COMPLETIONS),
})
export type WebshopCountry = z.infer<typeof WebshopCountry>

export const getWebshopCountries = defineCall({
  name: 'addressvalidation/getWebshopCountries',
  service,
  method: 'GET',
  path: '/addressvalidation/WebshopCountries',
  summary: 'Countries a customer can live in, and how far addresses are completed there',
  access: anyone,
  reply: list(WebshopCountry),
})

/** Beginnings of what is meant; a post code or a town, or both. */
const place = { country: HomeCountry, city: z.optional(line()), postCode: z.optional(line(10)) }

const CitiesQuery = z.object(place)
const City = z.object({ city: z.string(), postCode: z.string() })
export type City = z.infer<typeof City>

export const getCities = defineCall({
  name: 'addressvalidation/getCities',
  service,
  method: 'GET',
  path: '/addressvalidation/cities',
  summary: 'Towns with their post codes that begin as given',
  access: anyone,
  query: CitiesQuery,
  reply: list(City),
  supersedes: true,
})

const StreetsQuery = z.object({ ...place, street: z.optional(line()) })
const Street = z.object({ street: z.string(), city: z.string(), postCode: z.string() })
export type Street = z.infer<typeof Street>

export const getStreets = defineCall({
  name: 'addressvalidation/getStreets',
  service,
  method: 'GET',
  path: '/addressvalidation/streets',
  summary: 'Streets of a town that begin as given; the town and the post code are taken as a whole',
  access: anyone,
  query: StreetsQuery,
  reply: list(Street),
  supersedes: true,
})

const HouseNumbersQuery = z.object({ ...place, street: requiredLine() })
const HouseNumber = z.object({ houseNumber: z.string() })

export const getHouseNumbers = defineCall({
  name: 'addressvalidation/getHouseNumbers',
  service,
  method: 'GET',
  path: '/addressvalidation/housenumbers',
  summary: 'House numbers of a street, as they stand along it',
  access: anyone,
  query: HouseNumbersQuery,
  reply: list(HouseNumber),
  supersedes: true,
})
