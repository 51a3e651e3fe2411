import { businessDateOf, nextDunning } from '@billett/domain'
import type { World } from '../../../world.ts'
import { withoutThrowing } from '../../run/part/index.ts'
import { openClaims } from '../collection/index.ts'
import { collectedAgain, holdsOf, type StoredCase } from './dunning.repository.ts'
import { feesByDebit } from './fees-by-debit.ts'
import { owedOf } from './owed-by.ts'
import { dunningLevelsOf } from './policy-of.ts'
import { openStops } from './stop.repository.ts'

/**
 * Of some open cases those about which something is to be done today: they are dunned for nothing any more, or the
 * next level has come. Each thing is asked for once, however many they are; nothing is held, so that whoever acts looks
 * again.
 */
export async function dueOf(world: World, cases: readonly StoredCase[]): Promise<StoredCase[]> {
  if (cases.length === 0) return []
  const { db } = world
  const payerIds = cases.map(({ payerId }) => payerId)
  const claims = await openClaims(db, payerIds)
  const holds = await holdsOf(
    db,
    cases.map(({ id }) => id),
  )
  const again = await collectedAgain(db, payerIds)
  const stopped = new Set((await openStops(db, payerIds)).filter(isWhole).map(({ payerId }) => payerId))
  const today = businessDateOf(world.clock())
  const byDebit = await feesByDebit(world, db, claims)
  const levels = dunningLevelsOf(world)
  return cases.filter(one => {
    if (again.has(one.payerId) || stopped.has(one.payerId)) return false
    if (byDebit.has(one.payerId)) return true
    const about = { payerId: one.payerId }
    const tried = withoutThrowing(world, { saying: 'nobody can tell what is due of a case', about }, () => {
      const { cents: owedCents } = owedOf(world, claims.get(one.payerId) ?? [])
      return (
        owedCents <= 0 || nextDunning({ ...one, owedCents, holds: holds.get(one.id) ?? [] }, levels, today) !== null
      )
    })
    // Whoever looks again alone finds out, and says so.
    return tried.ok ? tried.value : true
  })
}

const isWhole = ({ kind }: { kind: 'mandate' | 'everything' }): boolean => kind === 'everything'
