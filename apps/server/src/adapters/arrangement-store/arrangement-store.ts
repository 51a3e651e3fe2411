import { type Arrangement, NOTHING_ARRANGED } from '@billett/domain'
import { asc, eq } from 'drizzle-orm'
import { arrangementOf } from '../../db/arrangement-of.ts'
import type { Database } from '../../db/database.ts'
import { tariffArrangement as rows } from '../../db/schema/index.ts'
import type { ArrangementStore } from '../../ports/arrangement-store.ts'

const NOTHING: ReadonlyMap<string, Arrangement> = new Map()

/**
 * The active arrangements of the database, kept in memory. Every process has them and looks for newer ones now and
 * then; their contents are only fetched where versions have changed.
 */
export function arrangementStore(db: Database): ArrangementStore {
  let held = NOTHING
  let known = '[]'
  let running: Promise<{ changed: boolean }> | undefined

  async function look(): Promise<{ changed: boolean }> {
    const { clientId, part, serviceArea, version, content } = rows
    const isActive = eq(rows.active, true)
    const order = [asc(clientId), asc(part), asc(serviceArea)]
    const versions = JSON.stringify(
      await db
        .select({ clientId, part, serviceArea, version })
        .from(rows)
        .where(isActive)
        .orderBy(...order),
    )
    if (versions === known) return { changed: false }
    const active = await db
      .select({ clientId, part, serviceArea, version, content })
      .from(rows)
      .where(isActive)
      .orderBy(...order)
    const ofClients = Map.groupBy(active, row => row.clientId)
    held = new Map([...ofClients].map(([id, own]) => [id, arrangementOf(own)]))
    known = JSON.stringify(active.map(({ content: _content, ...key }) => key))
    return { changed: true }
  }

  return {
    current: clientId => held.get(clientId) ?? NOTHING_ARRANGED,
    refresh: () => {
      running ??= look().finally(() => {
        running = undefined
      })
      return running
    },
  }
}
