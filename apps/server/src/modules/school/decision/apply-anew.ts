import { orderNumberFrom } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { findOrdered, insertApplication, moveApplication, type Ordered } from '../../subscription/application/index.ts'
import { insertContract } from '../../subscription/contract/index.ts'
import { copyFamilyPart } from './family-part.repository.ts'
import { hasNoAnswer } from './passed-on.queries.ts'

/**
 * What was declined, or whose grant is taken back, is applied for again, as it was, and waits for who pays or for whom
 * is named. What went on without an answer of its school still may get one, and makes nobody its pupil. Returns the id
 * of the new application.
 */
export async function applyAnew(
  world: World,
  tx: Transaction,
  { contract, application }: Ordered,
  mover: { movedBy: string },
  waits: 'ApprovalOrganizationPending' | 'ApprovalPayerPending' = 'ApprovalPayerPending',
): Promise<string> {
  const [contractId, submittedOn] = [world.newRowId(), world.clock()]
  await insertContract(tx, {
    ...contract,
    id: contractId,
    number: orderNumberFrom(world.newId()),
    state: 'StartingState',
    seq: 0,
    nextLookOn: null,
    nextOrganisationId: null,
    nextOrganisationOn: null,
    submittedOn,
  })
  await insertApplication(tx, {
    ...application,
    contractId,
    fingerprint: contractId,
    submittedOn,
    resumes: null,
    lookedOn: null,
  })
  await copyFamilyPart(tx, contract.id, contractId)
  const begun = (await findOrdered(tx, clientIdOf(world), contractId)) ?? refuse('contractNotFound')
  if (waits === 'ApprovalPayerPending' && (await hasNoAnswer(tx, contract.id))) {
    await moveApplication(world, tx, begun, mover, 'New', 'ApprovalOrganizationPending')
    const asked = { ...begun, contract: { ...begun.contract, state: 'ApprovalOrganizationPending' } }
    await moveApplication(world, tx, asked, { movedBy: 'shop' }, waits)
  } else await moveApplication(world, tx, begun, mover, 'New', waits)
  return contractId
}
