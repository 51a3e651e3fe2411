import type { Country } from '@billett/domain'
import { HOME_COUNTRIES } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'

const countries = sql.raw(HOME_COUNTRIES.map(country => `'${country}'`).join(', '))

/** Towns by post code; a town may have several, a post code several towns. `…Key` is the name as it is compared. */
export const addressCity = pgTable(
  'address_city',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    country: text().$type<Country>().notNull(),
    postCode: text().notNull(),
    postCodeKey: text().notNull(),
    city: text().notNull(),
    cityKey: text().notNull(),
  },
  table => [
    check('address_city_country', sql`${table.country} in (${countries})`),
    unique('address_city_once').on(table.country, table.postCodeKey, table.cityKey),
    index('address_city_name').on(table.country, table.cityKey.op('text_pattern_ops')),
    index('address_city_post_code').on(table.country, table.postCodeKey.op('text_pattern_ops')),
  ],
)

export const addressStreet = pgTable(
  'address_street',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cityId: integer()
      .notNull()
      .references(() => addressCity.id, { onDelete: 'cascade' }),
    street: text().notNull(),
    streetKey: text().notNull(),
  },
  table => [unique('address_street_once').on(table.cityId, table.streetKey)],
)

export const addressHouse = pgTable(
  'address_house',
  {
    streetId: integer()
      .notNull()
      .references(() => addressStreet.id, { onDelete: 'cascade' }),
    numberKey: text().notNull(),
    houseNumber: text().notNull(),
  },
  table => [primaryKey({ columns: [table.streetId, table.numberKey] })],
)
