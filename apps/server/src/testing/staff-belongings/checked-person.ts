import { randomUUID } from 'node:crypto'
import { comparableNumber } from '@billett/domain'
import { enforcementCase } from '../../db/schema/index.ts'
import type { TestWorld } from '../test-world.ts'

/** Somebody who was checked without a pass, of which nothing has become yet: the id of the case. */
export async function checkedPerson({ world, now }: TestWorld, clientId: string): Promise<string> {
  const id = randomUUID()
  const person = { firstName: 'Ada', lastName: 'Lovelace', birthDate: '1990-01-31' }
  const owed = { fareCents: 6_000, feeCents: 700, currency: 'EUR', showUntil: '2026-11-28', payUntil: '2026-12-05' }
  const entered = { enteredOn: now(), enteredBy: randomUUID(), enteredVia: 'staff' as const }
  const check = { caseNumber: comparableNumber(id.slice(0, 18)), checkedOn: now(), place: 'Linie 10' }
  await world.db.insert(enforcementCase).values({ id, clientId, ...person, ...owed, ...entered, ...check })
  return id
}
