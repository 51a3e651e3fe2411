import { businessDateOf, datedMove, isMissed, type RunState } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { World } from '../../../../world.ts'
import { creditorOf } from '../creditor.ts'
import { followBank, tellOverdue } from './follow-bank.ts'
import { makeFiles } from './make-files.ts'
import { openRuns } from './open-runs.ts'
import { announcePass, planPass } from './passes.ts'
import { type CollectingRun, filesOfRun, followFiles, goingRuns, moveRun } from './run.repository.ts'
import { tellTrouble } from './tell-trouble.ts'
import { freeRun } from './void-run.ts'

/**
 * Takes the collecting of a client's days as far as it goes today: announced, frozen, built; then people release it.
 * Whoever is killed leaves whole steps behind, and the next goes on; several may run at once. `most`: payers of a part.
 */
export async function collectRound(world: World, most?: number): Promise<void> {
  if (!(creditorOf(world) && world.regions.loaded())) return
  await openRuns(world)
  for (const run of await goingRuns(world.db, clientIdOf(world))) await goOn(world, run, most)
}

/** Whatever goes wrong with one day is told, and the others go on. */
async function goOn(world: World, run: CollectingRun, most?: number): Promise<void> {
  let at: CollectingRun | null = run
  try {
    while (at && !world.isStopping()) at = await step(world, at, most)
  } catch (error) {
    if (world.isStopping()) throw error
    world.log.error({ err: error, runId: run.id, dueOn: run.dueOn }, 'the collecting of a day does not go on')
    if (at?.state === 'building') await tellTrouble(world, world.db, run.dueOn, { what: 'fileBroken' })
  }
}

/** One step of a run: where it is then, or null where it waits. */
async function step(world: World, run: CollectingRun, most?: number): Promise<CollectingRun | null> {
  const today = businessDateOf(world.clock())
  const { state, cycle } = run
  if (isMissed(state, cycle, today)) {
    if (!(await giveUp(world, run))) await followBank(world, run)
    return null
  }
  if (state === 'announcing' && !(await announcePass(world, run, today, most))) return null
  const to = state === 'building' ? await build(world, run, most) : datedMove(state, cycle, today)
  if (to) return moved(world, run, to)
  if (state === 'released') await tellOverdue(world, run)
  if (state === 'handedOver') await followBank(world, run)
  return null
}

async function moved(world: World, run: CollectingRun, to: RunState): Promise<CollectingRun | null> {
  const isMoved = await world.db.transaction(async tx => {
    const done = await moveRun(tx, { id: run.id, from: run.state, to, now: world.clock() })
    if (done && to === 'built') await followFiles(tx, run.id, world.clock())
    if (done) await world.reached('runToBeMoved')
    return done
  })
  if (!isMoved) return null
  await world.reached('runMoved')
  return { ...run, state: to }
}

/** Makes what is collected, and its files; null while somebody else is still at it. */
async function build(world: World, run: CollectingRun, most?: number): Promise<RunState | null> {
  if (!(await planPass(world, run, most))) return null
  await makeFiles(world, run)
  if (world.isStopping()) return null
  const files = await filesOfRun(world.db, run.id)
  if (files.some(({ state }) => state === 'building')) return null
  return files.some(({ state }) => state !== 'void') ? 'built' : 'closed'
}

/**
 * Nobody has let a file go in time: nothing is at the bank, and all of it is free for the next day. False where the
 * bank has some of it.
 */
async function giveUp(world: World, run: CollectingRun): Promise<boolean> {
  const isFreed = await world.db.transaction(async tx => {
    const freed = await freeRun(world, tx, run.id)
    if (freed.ok && freed.collections > 0) await tellTrouble(world, tx, run.dueOn, { what: 'notReleased' })
    await world.reached('runToBeMoved')
    return freed.ok
  })
  await world.reached('runMoved')
  return isFreed
}
