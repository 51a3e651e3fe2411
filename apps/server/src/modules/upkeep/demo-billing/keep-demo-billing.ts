import { debtorsDueOn, debtorsSince, demoDebtors, demoStaff } from '@billett/demo-region'
import { addDays, addMonths, bankDayFrom, businessDateOf, type PlainDate } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { inboxRound } from '../../billing/bank-message/index.ts'
import { claimRound } from '../../billing/claim/index.ts'
import { buildNow, collectRound, goingRuns } from '../../billing/collection/index.ts'
import { dunningRound } from '../../billing/dunning/index.ts'
import { parkContractIn } from '../../subscription/desk/index.ts'
import { demoId, makeCustomers, thenWorld, waitForOthers } from '../demo-customers/index.ts'
import { letFilesGo } from '../demo-desk/index.ts'
import { demoStaffId } from '../demo-staff/index.ts'

/** Days after a collection on which the bank has said all there is to be said of it. */
const ANSWERED = 6

/** Whose contract is set aside until somebody has looked at it, how many days ago, and why. */
const SET_ASIDE = { key: 'willi', days: 3, reason: 'Ruft an: Wohnt nicht mehr hier, Anschrift ungeklärt' }

/**
 * Who is debited, as the days since they subscribed would have left it: a collection to release that differs from the
 * one before, debits that came back, cases of dunning, a contract set aside. Made once, by what does it every day, at a
 * bank that never had a file: another one knows days that this shop does not.
 */
export async function keepDemoBilling(world: World): Promise<void> {
  if (!world.regions.loaded() || !(await isBankNew(world))) return
  const today = businessDateOf(world.clock())
  const isMade = await world.db.transaction(async tx => {
    await waitForOthers(tx)
    return makeCustomers(world, tx, demoDebtors(today))
  })
  if (!isMade) return
  await liveDays(world, today)
  await buildWaiting(world, debtorsDueOn(today))
}

async function isBankNew({ bankChannel }: World): Promise<boolean> {
  if (!bankChannel.isOffered) return false
  const last = await bankChannel.lastFile()
  return last.state === 'known' && last.messageId === null
}

async function liveDays(world: World, today: PlainDate): Promise<void> {
  const answeredOn = addDays(bankDayFrom(addMonths(debtorsDueOn(today), -1)), ANSWERED)
  for (let day = debtorsSince(today); day < today; day = addDays(day, 1)) {
    const then = thenWorld(world, day)
    await claimRound(then)
    await collectRound(then)
    await letFilesGo(then)
    if (day === addDays(today, -SET_ASIDE.days)) await setAside(then)
    if (day < answeredOn) continue
    await inboxRound(then)
    await dunningRound(then)
  }
}

const nameOf = (employee: (typeof demoStaff)[number] | undefined): string =>
  `${employee?.firstName ?? ''} ${employee?.lastName ?? ''}`.trim()

const setAside = (then: World): Promise<void> =>
  then.db.transaction(tx =>
    parkContractIn(then, tx, {
      contractId: demoId(then, 'contract', SET_ASIDE.key, 'debited'),
      by: nameOf(demoStaff[0]),
      reason: SET_ASIDE.reason,
    }),
  )

/** Somebody wants its file a few days early: it waits for whoever else may release it. */
async function buildWaiting(world: World, dueOn: PlainDate): Promise<void> {
  const runs = await goingRuns(world.db, clientIdOf(world))
  const run = runs.find(one => one.dueOn === bankDayFrom(dueOn))
  const by = demoStaffId(world, demoStaff[1]?.username ?? '')
  if (run) await world.db.transaction(tx => buildNow(world, tx, run.id, by))
  await collectRound(world)
}
