import type { DunningHandOver, HandOverReason, HandOversQuery, ListFormat } from '@billett/contract'
import type { Done } from '../../../call/act/doing.ts'
import type { HandedOver } from '../../../call/act/handing-over.ts'
import { item } from '../../../call/answer.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import {
  givenClaims,
  handOverById,
  handOverCases,
  handOverFile,
  handOvers,
  leftOfHandOvers,
} from '../../billing/dunning/index.ts'
import { namesOfStaff, staffWindow } from '../listing/index.ts'

type Row = NonNullable<Awaited<ReturnType<typeof handOverById>>>

async function present(db: Statements, rows: readonly Row[]): Promise<DunningHandOver[]> {
  const names = await namesOfStaff(
    db,
    rows.map(({ madeBy }) => madeBy),
  )
  const left = await leftOfHandOvers(db, rows)
  return rows.map(({ id, madeOn, madeBy, reason, cases, cents }) => {
    const paidCents = Math.max(0, cents - Math.max(0, left.get(id) ?? 0))
    return { guid: id, madeOn, madeBy: names.get(madeBy) ?? madeBy, reason, cases, cents, paidCents }
  })
}

/** A page of what the caller's own client has given to agencies. */
export async function listHandOvers({ world }: Context, query: HandOversQuery): Promise<DunningHandOver[]> {
  return present(world.db, await handOvers(world.db, clientIdOf(world), staffWindow(query)))
}

/** Refuses `nothingToHandOver`. */
export async function makeHandOver(
  { world, visitor }: Context,
  { reason }: HandOverReason,
  tx: Transaction,
): Promise<Done<DunningHandOver>> {
  const id = (await handOverCases(world, tx, { by: visitor.id, reason })) ?? refuse('nothingToHandOver')
  const row = await handOverById(tx, clientIdOf(world), id)
  const [shown] = row ? await present(tx, [row]) : []
  if (!shown) throw new Error(`hand-over ${id} was not stored`)
  const { cases, cents } = shown
  return { answer: item(shown), act: { kind: 'dunningHandOver', id, after: { cases, cents, reason } } }
}

/** Refuses `handOverNotFound`. */
export async function downloadHandOver(
  { world, language }: Context,
  { handOverGuid, format = 'csv' }: { handOverGuid: string; format?: ListFormat | undefined },
): Promise<HandedOver> {
  const { db } = world
  const row = (await handOverById(db, clientIdOf(world), handOverGuid)) ?? refuse('handOverNotFound', 'handOverGuid')
  const claims = await givenClaims(db, [row])
  return {
    streamed: handOverFile(row, claims, { language, format }),
    act: isWhole => ({
      kind: 'dunningHandOver',
      id: handOverGuid,
      after: { cases: row.cases, cents: row.cents, rows: claims.length, format, isWhole },
    }),
  }
}
