import { addressKey, byHouseNumber, type Country, HOME_COUNTRIES, houseNumberKey } from '@billett/domain'
import { and, asc, eq, exists, like, type SQL } from 'drizzle-orm'
import type { Statements } from '../../db/database.ts'
import { addressCity, addressHouse, addressStreet } from '../../db/schema/index.ts'
import type { AddressRegister, PlaceQuery, StreetQuery } from '../../ports/address-register.ts'

/** As many as a list can show while somebody types. */
const MOST_CITIES = 20
const MOST_STREETS = 50
/** More than any street has. */
const MOST_HOUSES = 2_000

/** Keys hold letters and digits only, so nothing in them means something to LIKE. */
const beginning = (key: string): string => `${key}%`

const atPlace = ({ country, city, postCode }: PlaceQuery): SQL | undefined =>
  and(
    eq(addressCity.country, country),
    city === '' ? undefined : eq(addressCity.cityKey, addressKey(city)),
    postCode === '' ? undefined : eq(addressCity.postCodeKey, addressKey(postCode)),
  )

const saysNothing = ({ city, postCode }: PlaceQuery): boolean => addressKey(city) === '' && addressKey(postCode) === ''

/** Towns, streets and houses in tables of our own, filled by `cli/import-addresses.ts`. */
export function databaseRegister(db: Statements): AddressRegister {
  const houses = (query: StreetQuery, ...more: (SQL | undefined)[]) =>
    db
      .select({ houseNumber: addressHouse.houseNumber })
      .from(addressHouse)
      .innerJoin(addressStreet, eq(addressStreet.id, addressHouse.streetId))
      .innerJoin(addressCity, eq(addressCity.id, addressStreet.cityId))
      .where(and(atPlace(query), eq(addressStreet.streetKey, addressKey(query.street)), ...more))

  return {
    async countries() {
      const covered = await Promise.all(
        HOME_COUNTRIES.map(async (country): Promise<Country[]> => {
          const rows = await db
            .select({ id: addressCity.id })
            .from(addressCity)
            .where(eq(addressCity.country, country))
            .limit(1)
          return rows.length > 0 ? [country] : []
        }),
      )
      return covered.flat()
    },

    async cities(query) {
      if (saysNothing(query)) return []
      return db
        .select({ city: addressCity.city, postCode: addressCity.postCode })
        .from(addressCity)
        .where(
          and(
            eq(addressCity.country, query.country),
            like(addressCity.cityKey, beginning(addressKey(query.city))),
            like(addressCity.postCodeKey, beginning(addressKey(query.postCode))),
          ),
        )
        .orderBy(asc(addressCity.cityKey), asc(addressCity.postCodeKey))
        .limit(MOST_CITIES)
    },

    async streets(query) {
      if (saysNothing(query)) return []
      return db
        .select({ street: addressStreet.street, city: addressCity.city, postCode: addressCity.postCode })
        .from(addressStreet)
        .innerJoin(addressCity, eq(addressCity.id, addressStreet.cityId))
        .where(and(atPlace(query), like(addressStreet.streetKey, beginning(addressKey(query.street)))))
        .orderBy(asc(addressStreet.streetKey), asc(addressCity.postCodeKey))
        .limit(MOST_STREETS)
    },

    async houseNumbers(query) {
      if (saysNothing(query)) return []
      const rows = await houses(query).limit(MOST_HOUSES)
      return [...new Set(rows.map(({ houseNumber }) => houseNumber))].sort(byHouseNumber)
    },

    async known(address) {
      const isThere = async (rows: Promise<unknown[]>): Promise<boolean> => (await rows).length > 0
      const inCity = db
        .select({ id: addressStreet.id })
        .from(addressStreet)
        .where(and(eq(addressStreet.cityId, addressCity.id), eq(addressStreet.streetKey, addressKey(address.street))))
      const city = db.select({ id: addressCity.id }).from(addressCity).where(atPlace(address)).limit(1)
      const street = db
        .select({ id: addressCity.id })
        .from(addressCity)
        .where(and(atPlace(address), exists(inCity)))
        .limit(1)
      const house = houses(address, eq(addressHouse.numberKey, houseNumberKey(address.houseNumber))).limit(1)
      return {
        city: await isThere(city.execute()),
        street: await isThere(street.execute()),
        houseNumber: await isThere(house.execute()),
      }
    },
  }
}
