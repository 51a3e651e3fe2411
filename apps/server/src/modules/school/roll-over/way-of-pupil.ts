import { businessDateOf, readProductKey, type WayFacts } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import type { Transaction } from '../../../db/database.ts'
import { decodeRelation } from '../../travel/relation/index.ts'
import { stopBook } from '../../travel/stops/index.ts'
import { type PlacedSchool, schoolWithOthers, wayToSchool } from '../entitlement/index.ts'
import { outsideWall } from '../reach/index.ts'

/** The way somebody has to a school; undefined where nobody knows where it begins. */
export type WayReader = (
  tx: Transaction,
  product: string | null,
  schoolId: string,
) => Promise<Omit<WayFacts, 'grade'> | undefined>

/** Where the way of a contract begins: the stop its ticket is good from. */
function homeOf(product: string | null): string | undefined {
  const relation = product === null ? null : readProductKey(product).relationId
  return relation === null ? undefined : decodeRelation(relation)?.origin
}

/** Measures as parents are answered; pupils of one stop and school are measured once. */
export function wayReader({ world }: Context): WayReader {
  const schools = new Map<string, PlacedSchool[]>()
  const ways = new Map<string, Omit<WayFacts, 'grade'>>()
  const schoolsFor = async (tx: Transaction, schoolId: string): Promise<PlacedSchool[]> => {
    const known = schools.get(schoolId)
    if (known) return known
    // Whether another school is nearer is asked of all, also of those the caller does not look after.
    const asked = { schoolId, today: businessDateOf(world.clock()) }
    const read = await outsideWall(tx, () => schoolWithOthers(tx, clientIdOf(world), asked))
    schools.set(schoolId, read)
    return read
  }
  return async (tx, product, schoolId) => {
    const home = homeOf(product)
    if (home === undefined || !stopBook(world.regions.current().timetable).find(home)) return undefined
    const name = `${home} ${schoolId}`
    const known = ways.get(name)
    if (known) return known
    const [school, ...others] = await schoolsFor(tx, schoolId)
    if (!school) return undefined
    const { facts } = await wayToSchool(world, { grade: 0, home }, [school, ...others])
    ways.set(name, facts)
    return facts
  }
}
