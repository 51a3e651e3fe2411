import { beginRollTask as call, type RollTask, type SchoolYear } from '@billett/contract'
import { isStepOpen, mayUndoRoll, type RollStep } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { Refused, refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { makeLink } from '../../subscription/link/index.ts'
import { batchToChange, beginTask, insertBatch, type StoredBatch } from '../batch/index.ts'
import { notePortalAct, outsideWall } from '../reach/index.ts'
import { askAgain } from './ask-again.ts'
import { closeYear } from './close-year.ts'
import { askPriceAgain } from './own-price.ts'
import { planCards } from './plan-cards.ts'
import { takeLettersDue } from './roll-letter.queries.ts'
import { changeYear, isAnotherRolling, lockYear, type SeenYear } from './school-year.repository.ts'
import { mustLeadYear, presentYear, standingOf } from './show-years.ts'

/** A batch for a year that has none, or whose last was taken back. */
async function batchFor(context: Context, tx: Transaction, { year }: SeenYear): Promise<StoredBatch> {
  const { world, visitor } = context
  const known =
    year.batchId === null ? undefined : await batchToChange(context, tx, { guid: year.batchId, kind: 'rollOver' })
  if (known && known.state !== 'undone' && known.state !== 'discarded') return known
  const [id, now] = [world.newRowId(), world.clock()]
  await insertBatch(tx, {
    id,
    clientId: clientIdOf(world),
    organisationId: year.authorityId,
    kind: 'rollOver',
    state: 'staged',
    version: 1,
    accountId: visitor.id,
    fileName: '',
    fileHash: null,
    isAgain: false,
    effectiveOn: year.validFrom,
    settings: {},
    counts: {},
    sums: [],
    reason: '',
    doneRows: 0,
    dueRows: 0,
    createdOn: now,
    movedOn: now,
  })
  await changeYear(tx, year.id, { batchId: id, state: 'rolling', money: null })
  return batchToChange(context, tx, { guid: id, kind: 'rollOver' })
}

const ofBatch = async (context: Context, tx: Transaction, { year }: SeenYear): Promise<StoredBatch> =>
  year.batchId === null
    ? refuse('rollNotReady', 'task')
    : batchToChange(context, tx, { guid: year.batchId, kind: 'rollOver' })

/** A step cannot be before what it waits for. Refuses `rollNotReady`. */
async function mustBeOpen(context: Context, tx: Transaction, seen: SeenYear, step: RollStep): Promise<void> {
  const { counts } = await standingOf(context, tx, seen)
  if (!isStepOpen(counts, step)) refuse('rollNotReady', 'task')
}

const PRICE_CHANGED = {
  de: 'Eltern haben einem anderen Preis zugestimmt, als er jetzt ist. Bitte rechnen Sie neu: Sie werden noch einmal gefragt.',
  en: 'Parents have agreed to another price than it is now. Please reckon anew: they are asked again.',
}

type Begin = (context: Context, tx: Transaction, seen: SeenYear) => Promise<void>

const TASKS: Readonly<Record<RollTask['task'], Begin>> = {
  propose: async (context, tx, seen) => {
    if (await isAnotherRolling(tx, seen.year)) refuse('schoolYearRolling', 'task')
    await askPriceAgain(tx, seen.year)
    const stored = await batchFor(context, tx, seen)
    await beginTask(context, tx, call, { stored, task: 'compare' })
  },
  reckon: async (context, tx, seen) => {
    await askPriceAgain(tx, seen.year)
    const stored = await ofBatch(context, tx, seen)
    await beginTask(context, tx, call, { stored, task: 'rehearse' })
  },
  letters: async ({ world }, tx, { year }) => {
    const [clientId, schoolYearId] = [clientIdOf(world), year.id]
    // Whether an address is that of an office is known beyond the wall alone.
    for (const { partyId, askedAbout } of await outsideWall(tx, () => takeLettersDue(tx, year.id))) {
      const link = askedAbout === null ? null : await makeLink(world, tx, { contractId: askedAbout, act: 'nextYear' })
      const letter = { schoolYearId, partyId, letterId: world.newRowId(), linkId: link?.id ?? null }
      await world.jobs.send(tx, 'sendRollLetter', { clientId, ...letter })
    }
  },
  ask: async (context, tx, seen) => {
    await mustBeOpen(context, tx, seen, 'approval')
    await askAgain(context, tx, seen.year)
  },
  apply: async (context, tx, seen) => {
    await mustBeOpen(context, tx, seen, 'apply')
    // Nobody has been asked about the other price yet: it is reckoned anew before.
    if (await askPriceAgain(tx, seen.year))
      throw new Refused([{ reason: 'rollNotReady', field: 'task', detail: PRICE_CHANGED }])
    const stored = await ofBatch(context, tx, seen)
    await beginTask(context, tx, call, { stored, task: 'apply' })
  },
  undo: async (context, tx, seen) => {
    const { counts } = await standingOf(context, tx, seen)
    if (!mayUndoRoll(counts)) refuse(counts.claimsBooked > 0 ? 'rollNotUndoable' : 'rollNotReady', 'task')
    const stored = await ofBatch(context, tx, seen)
    await beginTask(context, tx, call, { stored, task: 'undo' })
  },
  planCards: async (context, tx, seen) => {
    await mustBeOpen(context, tx, seen, 'cards')
    await planCards(context, tx, seen.year)
  },
  close: async (context, tx, seen) => {
    const stored = await ofBatch(context, tx, seen)
    if (stored.state !== 'applied') refuse('rollNotReady', 'task')
    await closeYear(context, tx, seen.year)
  },
}

/**
 * Begins a step for all pupils of an authority. Refuses `schoolYearNotFound` one that the caller does not lead,
 * `changedMeanwhile`, `rollNotReady` what waits for something else, and `batchBusy` while a worker is at it.
 */
export const beginRollTask = (context: Context, yearGuid: string, { task, version }: RollTask): Promise<SchoolYear> =>
  context.world.db.transaction(async tx => {
    await mustLeadYear(context, tx, yearGuid)
    const year = (await lockYear(tx, yearGuid)) ?? refuse('schoolYearNotFound', 'yearGuid')
    if (version !== undefined && version !== year.version) refuse('changedMeanwhile', 'version')
    if (year.state === 'closed') refuse('rollNotReady', 'task')
    await TASKS[task](context, tx, await mustLeadYear(context, tx, yearGuid))
    await changeYear(tx, yearGuid, { version: year.version + 1 })
    await notePortalAct(context, tx, call, { aboutId: yearGuid, task })
    return presentYear(context, tx, await mustLeadYear(context, tx, yearGuid))
  })
