import { randomUUID } from 'node:crypto'
import { clientIdOf } from '../../call/client-id-of.ts'
import { entitlementProof, fileContent, uploadedFile } from '../../db/schema/index.ts'
import { aContract, happens, wasOrdered } from '../a-contract.ts'
import type { TestWorld } from '../test-world.ts'

/** A contract that was ordered: its id. */
export async function ordered(test: TestWorld): Promise<string> {
  const { contractId } = await aContract(test, { from: '2026-12-01' })
  await wasOrdered(test, contractId)
  return contractId
}

/** A contract whose pass waits for a proof that was handed in since, with its file. */
export async function proven(test: TestWorld): Promise<{ provenGuid: string; proofGuid: string }> {
  const { db } = test.world
  const [contractId, fileId, proofGuid] = [await ordered(test), randomUUID(), randomUUID()]
  await happens(test, contractId, { kind: 'blocked', effectiveOn: '2026-12-01', payload: { cause: 'proofMissing' } })
  const common = { clientId: clientIdOf(test.world), contractId }
  const file = { fileName: 'school.pdf', mimeType: 'application/pdf', size: 8, uploadedOn: test.now() }
  await db.insert(uploadedFile).values({ ...common, ...file, id: fileId, ownerId: randomUUID(), keptUntil: null })
  await db.insert(fileContent).values({ fileId, part: 0, bytes: Buffer.from('%PDF-1.7') })
  const days = { neededBy: '2026-12-15', validFrom: '2026-12-01', validTo: '2027-07-31', givenOn: test.now() }
  await db.insert(entitlementProof).values({ ...common, ...days, id: proofGuid, field: 'proof', fileId })
  return { provenGuid: contractId, proofGuid }
}
