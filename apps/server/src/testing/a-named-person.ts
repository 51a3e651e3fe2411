import { partyPerson } from '../db/schema/index.ts'
import type { TestWorld } from './test-world.ts'

/** Somebody of a party is named, and can be written to. */
export async function aNamedPerson({ database }: TestWorld, partyId: string, email = 'jana@example.org') {
  await database.db.insert(partyPerson).values({
    partyId,
    salutation: 1,
    title: '',
    firstName: 'Jana',
    lastName: 'Möller',
    birthDate: '1990-01-01',
    email,
    phone: '',
    address: { street: 'Ring', houseNumber: '1', postCode: '10115', city: 'Lührstadt', country: 'DE' },
  })
}
