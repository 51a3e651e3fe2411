import { addressKey, type Country, houseNumberKey } from '@billett/domain'
import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { LOCK_NUMBERS } from '../../db/lock-numbers.ts'
import { addressCity } from '../../db/schema/index.ts'
import type { AddressRow } from './address-row.ts'

/**
 * Adds rows that are not there yet, in one statement for each of the three tables; what is there stays. Returns how
 * many houses are new. Rows travel as JSON: a list of parameters would be limited to 65,535.
 */
export async function storeAddresses(tx: Transaction, rows: readonly AddressRow[]): Promise<number> {
  const given = JSON.stringify(
    rows.map(row => ({
      ...row,
      city_key: addressKey(row.city),
      post_code_key: addressKey(row.postCode),
      street_key: addressKey(row.street),
      number_key: houseNumberKey(row.houseNumber),
    })),
  )
  const read = sql`json_to_recordset(${given}::json) as row(country text, "postCode" text, post_code_key text, city text, city_key text, street text, street_key text, "houseNumber" text, number_key text)`
  await tx.execute(sql`
    insert into address_city (country, post_code, post_code_key, city, city_key)
    select distinct on (country, post_code_key, city_key) country, "postCode", post_code_key, city, city_key from ${read}
    order by country, post_code_key, city_key
    on conflict do nothing`)
  await tx.execute(sql`
    insert into address_street (city_id, street, street_key)
    select distinct on (c.id, row.street_key) c.id, row.street, row.street_key from ${read}
    join address_city c using (country, post_code_key, city_key)
    order by c.id, row.street_key
    on conflict do nothing`)
  const { rows: added } = await tx.execute<{ street_id: number }>(sql`
    insert into address_house (street_id, number_key, house_number)
    select distinct on (s.id, row.number_key) s.id, row.number_key, row."houseNumber" from ${read}
    join address_city c using (country, post_code_key, city_key)
    join address_street s on s.city_id = c.id and s.street_key = row.street_key
    order by s.id, row.number_key
    on conflict do nothing
    returning street_id`)
  return added.length
}

/** An import happens as a whole or not at all. */
export const importing = <T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_NUMBERS.addressRegister})`)
    return work(tx)
  })

export async function forgetCountry(tx: Transaction, country: Country): Promise<void> {
  await tx.delete(addressCity).where(eq(addressCity.country, country))
}
