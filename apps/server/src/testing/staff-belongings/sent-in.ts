import { randomUUID } from 'node:crypto'
import { barrierReport } from '../../db/schema/index.ts'
import type { TestWorld } from '../test-world.ts'

const BARRIER = {
  page: '/fahrplan',
  description: 'Ada cannot read the times',
  technology: 'magnifier',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
}

/** A report that somebody has sent in and nobody has seen to: its id. */
export async function sentIn({ world, now }: TestWorld, clientId: string): Promise<string> {
  const id = randomUUID()
  await world.db.insert(barrierReport).values({ id, clientId, language: 'de', content: BARRIER, receivedOn: now() })
  return id
}
