import { answersOf, businessDateOf, isGrantedAtOnce } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { type Ordered, setValues } from '../../subscription/application/index.ts'
import { setHolder } from '../../subscription/contract/index.ts'
import { personOf } from '../../subscription/party/index.ts'
import { hasTicketInGroup, listedEmployee, lockEmployee } from './entry.queries.ts'
import { agreedWith, placeWithin } from './in-force.queries.ts'
import { listEmployee } from './staff-list.repository.ts'

/**
 * Whether a company has to confirm an employee, judged when the link of the mail is followed: before that nobody has
 * shown that the address is theirs, so it speaks for nobody, and nobody is in a list by it. One at a time of those who
 * are the same person: of two that were open at once the second is looked at. Both are locked. Without a judgement an
 * application waits for the company.
 */
export async function judgeEntry(world: World, tx: Transaction, { application, contract }: Ordered): Promise<void> {
  const clientId = clientIdOf(world)
  const today = businessDateOf(world.clock())
  const [companyId = ''] = answersOf(application.values, 'companyGuid')
  const [personnelNumber = ''] = answersOf(application.values, 'personnelNumber')
  if (companyId === '' || contract.organisationId === null) return
  const place = await placeWithin(tx, companyId, contract.organisationId)
  const person = await personOf(tx, contract.holderId)
  if (!place || !person) return
  const employee = { ...person, personnelNumber }
  await lockEmployee(tx, clientId, employee)
  const listed = await listedEmployee(tx, companyId, employee, today)
  if (listed !== undefined) await setHolder(tx, contract.id, listed)
  const hasTicket = await hasTicketInGroup(tx, companyId, employee)
  const agreed = await agreedWith(tx, clientId, companyId, today)
  const facts = { email: application.email, isListed: listed !== undefined, hasTicket }
  if (!agreed || !isGrantedAtOnce(agreed.terms.entry, facts)) return
  await setValues(tx, contract.id, {})
  const from = application.concluding.effectiveOn
  if (listed === undefined)
    await listEmployee(world, tx, { partyId: contract.holderId, organisationId: place, personnelNumber, from })
}
