import { readFileSync } from 'node:fs'
import { HOME_COUNTRIES } from '@billett/domain'
import * as z from 'zod/mini'
import type { Database } from '../../db/database.ts'
import type { AddressRegister } from '../../ports/address-register.ts'
import type { AddressRow } from './address-row.ts'
import { importing, storeAddresses } from './store-addresses.ts'

const FILE = new URL('../../../../../data/demo-addresses/addresses.json', import.meta.url)

/** Each street with the highest of its house numbers. */
const DemoAddresses = z.array(
  z.object({
    country: z.enum(HOME_COUNTRIES),
    city: z.string(),
    postCode: z.string(),
    streets: z.record(z.string(), z.int()),
  }),
)

/** Every address of the invented towns. Corner houses have an `a`, too. */
const demoAddresses = (): AddressRow[] =>
  DemoAddresses.parse(JSON.parse(readFileSync(FILE, 'utf8'))).flatMap(({ streets, ...place }) =>
    Object.entries(streets).flatMap(([street, highest]) =>
      [...Array.from({ length: highest }, (_, index) => String(index + 1)), '1a', `${highest}a`].map(houseNumber => ({
        ...place,
        street,
        houseNumber,
      })),
    ),
  )

/** Puts the invented towns into a register that knows nothing yet. */
export async function keepDemoAddresses(db: Database, register: AddressRegister): Promise<void> {
  if ((await register.countries()).length > 0) return
  await importing(db, tx => storeAddresses(tx, demoAddresses()))
}
