import { businessDateOf, orderNumberFrom, type StudentAsked } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import { refuse } from '../../../../call/refused.ts'
import { insertParty } from '../../../subscription/party/index.ts'
import { payerOf } from '../../reach/index.ts'
import { insertMembership } from '../membership.repository.ts'
import { memberLike, placeById } from '../subject.queries.ts'
import type { Effect, Scene } from './effect.ts'
import { takeOver } from './take-over.ts'

/** Somebody who was known to nobody; a pupil by nothing yet. */
export async function addStudent({ context, tx }: Scene, asked: StudentAsked): Promise<string> {
  const { world, language } = context
  const [id, clientId] = [world.newRowId(), clientIdOf(world)]
  const { firstName, lastName, birthDate, gender, street, houseNumber, postCode, city, email = '' } = asked
  const row = { id, clientId, kind: 'person', customerNumber: orderNumberFrom(world.newId()), accountId: null } as const
  const address = { street, houseNumber, postCode, city, country: 'de' } as const
  const person = { salutation: gender, title: '', firstName, lastName, birthDate, email, phone: '', address }
  await insertParty(tx, { ...row, language, createdOn: world.clock() }, person)
  return id
}

async function addPupil(scene: Scene, asked: StudentAsked): Promise<string> {
  const { world } = scene.context
  const id = await addStudent(scene, asked)
  await insertMembership(scene.tx, {
    id: world.newRowId(),
    clientId: clientIdOf(world),
    partyId: id,
    organisationId: asked.organizationId,
    grade: asked.grade ?? '',
    class: asked.class ?? '',
    personnelNumber: asked.personnelNumber ?? '',
    validFrom: asked.from,
    validUntil: null,
  })
  return id
}

/**
 * Somebody comes to a school. Refuses `organisationNotFound`, and `studentExists` whom the reader knows by name and
 * birth date, unless it is said that they come from there.
 */
export async function newStudent(scene: Scene, asked: StudentAsked): Promise<Effect> {
  const { context, tx } = scene
  if (asked.takesOver !== undefined) return takeOver(scene, { ...asked, takesOver: asked.takesOver })
  const place =
    (await placeById(context, tx, asked.organizationId, asked.from)) ?? refuse('organisationNotFound', 'organizationId')
  if (await memberLike(context, tx, asked)) refuse('studentExists', 'lastName')
  if (asked.birthDate > businessDateOf(context.world.clock())) refuse('notValid', 'birthDate')
  return {
    place,
    payer: await payerOf(tx, place.id, asked.from),
    studentId: null,
    contractId: null,
    terms: null,
    weighs: true,
    effectiveOn: asked.from,
    priceCents: null,
    make: async () => ({ studentId: await addPupil(scene, asked) }),
    makeNo: null,
    handOn: null,
  }
}
