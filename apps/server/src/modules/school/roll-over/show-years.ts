import { type SchoolYear, YEAR_FAULTS } from '@billett/contract'
import { businessDateOf, ROLL_KINDS, type RollCounts, rollSteps, schoolYearLabel } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Statements } from '../../../db/database.ts'
import { batchById, type StoredBatch } from '../batch/index.ts'
import { ruleInForce } from '../entitlement/index.ts'
import { countsOfRoll, figuresOfRoll, isClaimed, type RollFigures } from './counts.queries.ts'
import { failureText } from './failure-text.ts'
import { presentMoney } from './money.present.ts'
import { type SeenYear, yearSeen, yearsSeen } from './school-year.repository.ts'

type Fault = (typeof YEAR_FAULTS)[number]

/** What keeps a year from taking effect. */
async function faultsOf({ world }: Context, db: Statements, { year }: SeenYear): Promise<Fault[]> {
  const rule = await ruleInForce(db, year.authorityId, year.validFrom)
  const is: Record<Fault, boolean> = {
    ruleMissing: rule === undefined,
    pricesMissing: (year.money?.unknown ?? 0) > 0,
    windowAhead: businessDateOf(world.clock()) < year.windowFrom,
  }
  return YEAR_FAULTS.filter(fault => is[fault])
}

interface Standing {
  batch: StoredBatch | undefined
  faults: Fault[]
  figures: RollFigures
  counts: RollCounts
}

/** How far the step into a year is. */
export async function standingOf(context: Context, db: Statements, seen: SeenYear): Promise<Standing> {
  const { year, mayLead } = seen
  const batch = year.batchId === null ? undefined : await batchById(context, db, year.batchId)
  const figures = await figuresOfRoll(context, db, year.id)
  const faults = mayLead ? await faultsOf(context, db, seen) : []
  // A school does not see the batch: what it sees of its pupils was proposed.
  const isProposed = mayLead ? batch !== undefined && batch.state !== 'staged' : figures.members > 0
  const isReckoned = !mayLead || (batch !== undefined && ['rehearsed', 'applied', 'undone'].includes(batch.state))
  const isClaimedFor = figures.applied > 0 && (await isClaimed(db, year))
  const counts = countsOfRoll(figures, { faults: faults.length, isProposed, isReckoned, isClaimedFor })
  return { batch, faults, figures, counts }
}

/** A year as its reader sees it. */
export async function presentYear(context: Context, db: Statements, seen: SeenYear): Promise<SchoolYear> {
  const { year, authorityName, mayLead } = seen
  const { batch, faults, figures, counts } = await standingOf(context, db, seen)
  const { validFrom, validUntil, firstSchoolDay, windowFrom, windowUntil, handOutOn, photoYears } = year
  return {
    guid: year.id,
    authority: { guid: year.authorityId, name: authorityName },
    label: schoolYearLabel(validFrom),
    key: year.key,
    state: year.state,
    from: validFrom,
    until: validUntil,
    ...{ firstSchoolDay, windowFrom, windowUntil, handOutOn, photoYears, mayLead, faults },
    steps: rollSteps(counts),
    kinds: ROLL_KINDS.map(kind => ({ kind, count: figures.kinds.get(kind) ?? 0 })),
    task: batch?.task ?? null,
    doneRows: batch?.doneRows ?? 0,
    dueRows: batch?.dueRows ?? 0,
    rolled: batch?.state ?? null,
    failure: failureText(batch?.failure ?? null, context.language),
    money: mayLead && year.money ? await presentMoney(context, db, year.money) : null,
    version: year.version,
  }
}

export async function showYears(context: Context): Promise<SchoolYear[]> {
  const { db } = context.world
  const years: SchoolYear[] = []
  for (const seen of await yearsSeen(context, db)) years.push(await presentYear(context, db, seen))
  return years
}

/** Refuses `schoolYearNotFound` one of somebody else as one that is not. */
export const mustSeeYear = async (context: Context, db: Statements, id: string): Promise<SeenYear> =>
  (await yearSeen(context, db, id)) ?? refuse('schoolYearNotFound', 'yearGuid')

/** The same of who leads it: to a school there is nothing to be begun. */
export async function mustLeadYear(context: Context, db: Statements, id: string): Promise<SeenYear> {
  const seen = await yearSeen(context, db, id)
  return seen?.mayLead ? seen : refuse('schoolYearNotFound', 'yearGuid')
}
