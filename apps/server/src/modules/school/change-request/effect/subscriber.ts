import {
  businessDateOf,
  GENDER,
  isOfAge,
  later,
  orderNumberFrom,
  type PlainDate,
  type SubscriptionAsked,
} from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import { refuse } from '../../../../call/refused.ts'
import { hasAccount, insertParty, personOf } from '../../../subscription/party/index.ts'
import { outsideWall } from '../../reach/index.ts'
import { holdGuardian, isUnconfirmed } from '../guardian-address.repository.ts'
import { guardianOf } from '../subject.queries.ts'
import type { Scene } from './effect.ts'

/** Who concludes a contract for a pupil: themselves, a guardian who is known, or one who is named. */
export type Subscriber =
  | { kind: 'self' }
  | { kind: 'known'; id: string; email: string }
  | { kind: 'named'; firstName: string; lastName: string; email: string }

/**
 * Whoever is of age concludes their own contract. For a minor it is the guardian who has concluded or applied for them
 * last, else the one that is named. Refuses `required` a minor of whom neither is known.
 */
export async function subscriberOf(
  { context, tx }: Scene,
  { studentId, birthDate }: { studentId: string | null; birthDate: PlainDate },
  { guardianFirstName: firstName, guardianLastName: lastName, guardianEmail: email = '', validFrom }: SubscriptionAsked,
): Promise<Subscriber> {
  if (isOfAge(birthDate, later(validFrom, businessDateOf(context.world.clock())))) return { kind: 'self' }
  const known = studentId === null ? undefined : await outsideWall(tx, () => guardianOf(tx, studentId))
  if (known) return { kind: 'known', id: known, email }
  if (!firstName) return refuse('required', 'guardianFirstName')
  return lastName ? { kind: 'named', firstName, lastName, email } : refuse('required', 'guardianLastName')
}

/** Whoever concludes it, and where they are written to. */
interface Concluder {
  id: string
  email: string
  /** An address that a school has named: nothing is sent there before it is confirmed. */
  named: string
  /** It waits for that, from an earlier request too: nobody else is written to instead. */
  isUnconfirmed: boolean
}

/** The party of whoever concludes it; a guardian who is named lives where the pupil does. */
export async function subscribing(
  { context, tx }: Scene,
  subscriber: Subscriber,
  studentId: string,
): Promise<Concluder> {
  const { world, language } = context
  if (subscriber.kind !== 'named') {
    const id = subscriber.kind === 'self' ? studentId : subscriber.id
    return outsideWall(tx, async () => {
      // Whoever confirms their address meanwhile is waited for: the application would not have it.
      await holdGuardian(tx, id)
      const email = (await personOf(tx, id))?.email ?? ''
      const isWaiting = email === '' && (await isUnconfirmed(tx, id))
      // What somebody has confirmed, or reads at, no school corrects.
      const isOpen = isWaiting || (email === '' && !(await hasAccount(tx, [id])))
      const named = subscriber.kind === 'known' && isOpen ? subscriber.email : ''
      return { id, email, named, isUnconfirmed: isWaiting || named !== '' }
    })
  }
  const [id, clientId] = [world.newRowId(), clientIdOf(world)]
  const { firstName, lastName, email } = subscriber
  const pupil = await personOf(tx, studentId)
  const nowhere = { street: '', houseNumber: '', postCode: '', city: '', country: 'de' } as const
  await insertParty(
    tx,
    {
      ...{ id, clientId, kind: 'person', customerNumber: orderNumberFrom(world.newId()), accountId: null, language },
      createdOn: world.clock(),
    },
    {
      ...{ salutation: GENDER.Unknown, title: '', firstName, lastName, birthDate: '', email: '', phone: '' },
      address: pupil && !pupil.isAddressSecret ? pupil.address : nowhere,
    },
  )
  return { id, email: '', named: email, isUnconfirmed: email !== '' }
}
