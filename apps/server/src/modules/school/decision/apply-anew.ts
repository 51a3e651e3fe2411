import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { beginApplication, moveApplication, type Ordered } from '../../subscription/application/index.ts'
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
  const { subscriberId, holderId, organisationId, configurationId } = contract
  const { concluding, visitorId, language, email, values, beginAsked } = application
  const { priceCents: cents, vatPermille, firstDebitOn: on, firstDebitCents } = application
  const begun = await beginApplication(world, tx, {
    ...{ concluding, visitorId, language, email, values, beginAsked, configurationId },
    parties: { subscriberId, holderId, organisationId },
    price: { cents, vatPermille },
    firstDebit: on === null || firstDebitCents === null ? null : { on, cents: firstDebitCents },
    fingerprint: `anew ${contract.id}`,
  })
  const { contractId } = begun.application
  await copyFamilyPart(tx, contract.id, contractId)
  if (waits === 'ApprovalPayerPending' && (await hasNoAnswer(tx, contract.id))) {
    await moveApplication(world, tx, begun, mover, 'New', 'ApprovalOrganizationPending')
    const asked = { ...begun, contract: { ...begun.contract, state: 'ApprovalOrganizationPending' } }
    await moveApplication(world, tx, asked, { movedBy: 'shop' }, waits)
  } else await moveApplication(world, tx, begun, mover, 'New', waits)
  return contractId
}
