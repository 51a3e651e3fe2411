import { businessDateOf, isOtherHome, isSomebodyElse } from '@billett/domain'
import { refuse } from '../../../../call/refused.ts'
import { changePerson, personOf } from '../../../subscription/party/index.ts'
import { payerOf } from '../../reach/index.ts'
import { memberById } from '../subject.queries.ts'
import type { Effect, Of, Scene } from './effect.ts'

/** What is known of a pupil changes. Refuses `studentNotFound`, and `nothingChanges`. */
export async function changePersonalData(scene: Scene, asked: Of<'personalDataChange'>): Promise<Effect> {
  const { context, tx } = scene
  const today = businessDateOf(context.world.clock())
  const member = (await memberById(context, tx, asked.studentGuid)) ?? refuse('studentNotFound', 'studentGuid')
  const before = (await personOf(tx, member.studentId)) ?? refuse('studentNotFound', 'studentGuid')
  const { firstName, lastName, birthDate, street, houseNumber, postCode, city } = asked
  // A secret home is not changed by people who may not know it, nor compared with what they guess.
  const address = before.isAddressSecret ? before.address : { ...before.address, street, houseNumber, postCode, city }
  const after = { firstName, lastName, birthDate, address }
  // What is asked for, as it stands: the rest of a person is nobody's to change here.
  const known = {
    firstName: before.firstName,
    lastName: before.lastName,
    birthDate: before.birthDate,
    address: before.address,
  }
  if (JSON.stringify(sorted(known)) === JSON.stringify(sorted(after))) refuse('nothingChanges')
  return {
    place: member,
    payer: await payerOf(tx, member.id, today),
    studentId: member.studentId,
    contractId: null,
    terms: null,
    weighs: isSomebodyElse(before, after),
    effectiveOn: today,
    priceCents: null,
    make: async () => {
      const moved = isOtherHome(before.address, address) ? { movedOn: context.world.clock() } : {}
      await changePerson(tx, member.studentId, { ...after, ...moved })
      return {}
    },
    makeNo: null,
    handOn: null,
  }
}

const sorted = ({ address, ...rest }: { address: object; firstName: string; lastName: string; birthDate: string }) => [
  Object.entries(rest).toSorted(),
  Object.entries(address).toSorted(),
]
