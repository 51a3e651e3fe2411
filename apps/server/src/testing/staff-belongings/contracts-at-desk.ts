import { randomUUID } from 'node:crypto'
import type { Instant } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { clientIdOf } from '../../call/client-id-of.ts'
import {
  applicationMove,
  contract,
  deskDecision,
  entitlementProof,
  fraudCase,
  uploadedFile,
} from '../../db/schema/index.ts'
import type { TestWorld } from '../test-world.ts'
import { ordered, proven } from './proof-that-came-later.ts'

/** Contracts about which staff decide at the desk. */
export interface AtDesk {
  /** An application that waits for a decision, and is suspected. */
  waitingGuid: string
  /** When it was looked at. */
  assessedOn: Instant
  /** One that goes on as it was concluded. */
  runningGuid: string
  /** One for which a proof came later, which nobody has looked at. */
  provenGuid: string
  proofGuid: string
}

/** As none of them is called. */
export const noneAtDesk = (): AtDesk => ({
  waitingGuid: randomUUID(),
  assessedOn: '2026-11-21T09:00:00.000Z',
  runningGuid: randomUUID(),
  provenGuid: randomUUID(),
  proofGuid: randomUUID(),
})

async function waiting(test: TestWorld): Promise<Pick<AtDesk, 'waitingGuid' | 'assessedOn'>> {
  const contractId = await ordered(test)
  const to = 'TransporterExamination' as const
  await test.world.db.update(contract).set({ state: to }).where(eq(contract.id, contractId))
  const moved = { number: 1, from: 'EmailVerified', to, reason: null, movedOn: test.now(), movedBy: 'shop' }
  await test.world.db.insert(applicationMove).values({ ...moved, contractId, clientId: clientIdOf(test.world) })
  const found = { level: 'block' as const, points: 100, findings: [], rulesVersion: '', state: 'open' as const }
  const suspected = { ...found, contractId, clientId: clientIdOf(test.world), assessedOn: test.now() }
  await test.world.db.insert(fraudCase).values(suspected)
  return { waitingGuid: contractId, assessedOn: suspected.assessedOn }
}

export const contractsAtDesk = async (test: TestWorld): Promise<AtDesk> => ({
  ...(await waiting(test)),
  runningGuid: await ordered(test),
  ...(await proven(test)),
})

/** What was decided about stays so: another one stands in its place. */
export async function undecidedAtDesk(test: TestWorld, of: AtDesk): Promise<AtDesk> {
  const { db } = test.world
  const isDecided = async (id: string) =>
    (await db.select().from(deskDecision).where(eq(deskDecision.contractId, id))).length > 0
  const [application] = await db.select().from(contract).where(eq(contract.id, of.waitingGuid))
  return {
    ...of,
    ...(application?.state !== 'TransporterExamination' && (await waiting(test))),
    ...((await isDecided(of.runningGuid)) && { runningGuid: await ordered(test) }),
    ...((await isDecided(of.provenGuid)) && (await proven(test))),
  }
}

/** Whose they are. */
export async function atDeskOf(test: TestWorld, of: AtDesk, clientId: string): Promise<void> {
  for (const id of [of.waitingGuid, of.runningGuid, of.provenGuid]) {
    await test.world.db.update(contract).set({ clientId }).where(eq(contract.id, id))
    await test.world.db.update(entitlementProof).set({ clientId }).where(eq(entitlementProof.contractId, id))
    await test.world.db.update(fraudCase).set({ clientId }).where(eq(fraudCase.contractId, id))
    await test.world.db.update(uploadedFile).set({ clientId }).where(eq(uploadedFile.contractId, id))
  }
}

/** What else these are told. */
const SAID: Record<string, Record<string, unknown>> = {
  'admin/decideFraudCase': { state: 'open', verdict: 'confirmed', reason: 'because of a test' },
  'admin/sendContractLink': { act: 'changeAccount' },
  'admin/saySecretAddress': { isSecret: true },
  'admin/changeContract': { change: { kind: 'block' }, receivedOn: undefined, seq: undefined },
}

const CONTRACT_OF: Record<string, 'waitingGuid' | 'runningGuid' | 'provenGuid'> = {
  'admin/decideApplication': 'waitingGuid',
  'admin/decideFraudCase': 'waitingGuid',
  'admin/changeContract': 'runningGuid',
  'admin/parkContract': 'runningGuid',
  'admin/saySecretAddress': 'runningGuid',
  'admin/sendContractLink': 'runningGuid',
  'admin/examineProof': 'provenGuid',
  'admin/getProofFile': 'provenGuid',
}

/** What a call at the desk is told of the contract it is about; nothing for any other call. */
export function saidAtDesk(call: string, of: AtDesk): Record<string, unknown> {
  const which = CONTRACT_OF[call]
  if (which === undefined) return {}
  const { proofGuid, assessedOn } = of
  return { contractGuid: of[which], proofGuid, assessedOn, ...SAID[call] }
}
