import { type DecisionFacts, gradeNumber, type PlainDate, readProductKey } from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { decodeRelation } from '../../travel/relation/index.ts'
import { stopBook } from '../../travel/stops/index.ts'
import { type MeasuredWay, type PlacedSchool, schoolWithOthers, wayToSchool } from '../entitlement/index.ts'
import { outsideWall } from '../reach/index.ts'

/** What was said of a way to school, before anybody asks how long it is. */
export interface SaidWay {
  schoolId: string
  grade: string
  /** Stop that was said; empty where nobody did. */
  home: string
  /** What the ticket is for: it begins where the way does, where nobody said so. */
  product: string | null
  isAddressBlocked: boolean
  /** They live elsewhere by now: what was said of the way was from where they were. */
  hasMoved: boolean
  metres: number | null
  isNearest: boolean | null
  because: string
  /** The document that shows what was measured; null: none was handed in. */
  documentId: string | null
}

/** Facts of a way, and the school that would be nearer. */
export type FoundWay = { facts: DecisionFacts; nearest: MeasuredWay['nearest'] }

/** Finds out the facts of ways; what nobody knows is null and never a no. */
export type WayFinder = (tx: Transaction, said: SaidWay) => Promise<FoundWay>

/** Where the way begins: the stop that was said, else where the ticket that is asked for begins. */
function homeOf({ home, product }: SaidWay): string {
  if (home !== '' || product === null) return home
  const { relationId } = readProductKey(product)
  return (relationId === null ? undefined : decodeRelation(relationId))?.origin ?? ''
}

/** As somebody has measured it: it stands above what the footways say. */
function withMeasured(
  { hasMoved, metres, isNearest, because, documentId }: SaidWay,
  found: DecisionFacts,
): DecisionFacts {
  if (metres === null || hasMoved) return found
  const measured = { ...found, metres, isNearest: isNearest ?? found.isNearest, measuredBecause: because }
  return { ...measured, method: 'manual', ...(documentId === null ? {} : { measuredDocumentId: documentId }) }
}

/** Measures for the schools of a day; ways of one stop to one school are measured once. */
export function wayFinder(world: World, clientId: string, day: PlainDate): WayFinder {
  const schools = new Map<string, PlacedSchool[]>()
  const measured = new Map<string, MeasuredWay>()
  const schoolsFor = async (tx: Transaction, schoolId: string): Promise<PlacedSchool[]> => {
    const known = schools.get(schoolId)
    if (known) return known
    // Schools of others take part in which is the nearest: the wall would hide them.
    const read = await outsideWall(tx, () => schoolWithOthers(tx, clientId, { schoolId, today: day }))
    schools.set(schoolId, read)
    return read
  }
  const measure = async (tx: Transaction, home: string, schoolId: string): Promise<MeasuredWay | undefined> => {
    // A stop that is served no longer is measured by a person.
    if (home === '' || !stopBook(world.regions.current().timetable).find(home)) return undefined
    const name = `${home} ${schoolId}`
    const known = measured.get(name)
    if (known) return known
    const [school, ...others] = await schoolsFor(tx, schoolId)
    if (!school) return undefined
    const way = await wayToSchool(world, { grade: 0, home }, [school, ...others])
    measured.set(name, way)
    return way
  }
  return async (tx, said) => {
    const grade = gradeNumber(said.grade) ?? 0
    const nothing: DecisionFacts = {
      ...{ grade, metres: null, isNearest: null, isInOwnTown: false, place: '', school: '' },
      ...{ isAddressBlocked: said.isAddressBlocked, method: 'unknown', measuredBecause: '' },
    }
    const isNowhere = said.isAddressBlocked || said.hasMoved
    const way = isNowhere ? undefined : await measure(tx, homeOf(said), said.schoolId)
    if (!way) return { facts: withMeasured(said, nothing), nearest: null }
    const method = way.facts.metres === null ? ('unknown' as const) : ('footway' as const)
    return { facts: withMeasured(said, { ...nothing, ...way.facts, grade, method }), nearest: way.nearest }
  }
}

/** By what a rule decides: a measured way of a secret address by its metres, as the case worker has looked. */
export const decidable = (facts: DecisionFacts): DecisionFacts =>
  facts.method === 'manual' ? { ...facts, isAddressBlocked: false } : facts
