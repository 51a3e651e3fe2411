import { businessDateOf, type CardRecipient, cardAddressee, fold, isEmpty, later, stepAt } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { CardToMake } from '../../../ports/subscription/card-producer.ts'
import type { World } from '../../../world.ts'
import { chosenRecipient, requestsOf } from '../change-request/index.ts'
import { contractById, historiesOf, withConfigurations } from '../contract/index.ts'
import { personOf } from '../party/index.ts'
import type { CardOrder } from './medium.repository.ts'

type Asked =
  | { state: 'wanted'; card: CardToMake; recipient: CardRecipient }
  /** The contract is over, or on another medium by now. */
  | { state: 'unwanted' }
  /** Nobody is known whose name could stand on it, or to whom it could go. */
  | { state: 'unaddressed' }
  /** The card shows who holds it, and there is no photo so far. */
  | { state: 'unpictured' }

/** The photo for the card of a contract, as a JPEG; undefined while there is none. */
export type PhotoOf = (world: World, contractId: string) => Promise<Uint8Array | undefined>

/** What the producer is told about an order, by what holds now. */
export async function cardToMake(
  world: World,
  { id, attempt, contractId }: CardOrder,
  photoOf: PhotoOf,
): Promise<Asked> {
  const { db } = world
  const stored = await contractById(db, clientIdOf(world), contractId)
  const now = world.clock()
  const timeline = fold((await historiesOf(db, [contractId])).get(contractId) ?? [], now)
  const today = businessDateOf(now)
  if (!stored || !timeline || isEmpty(timeline.span) || timeline.span.to <= today) return { state: 'unwanted' }
  const neededOn = later(today, timeline.span.from)
  if (stepAt(timeline.mediums, neededOn)?.value.kind !== 'chip') return { state: 'unwanted' }
  const chosen = chosenRecipient((await requestsOf(db, [contractId])).get(contractId) ?? [])
  const people = {
    holder: await personOf(db, stored.holderId),
    subscriber: await personOf(db, stored.subscriberId),
    organisation: stored.organisationId === null ? undefined : await personOf(db, stored.organisationId),
  }
  const { holder, subscriber, organisation } = people
  const recipient = cardAddressee(chosen, {
    ...(holder && { holder: holder.address }),
    ...(subscriber && { subscriber: subscriber.address }),
    ...(organisation && { organisation: organisation.address }),
  })
  const person = recipient === null ? undefined : people[recipient]
  if (!holder || !person || recipient === null) return { state: 'unaddressed' }
  const [{ configuration } = { configuration: undefined }] = await withConfigurations(db, [stored])
  const photo = configuration?.photoOnCard ? await photoOf(world, contractId) : undefined
  if (configuration?.photoOnCard && !photo) return { state: 'unpictured' }
  const { firstName, lastName, address } = person
  return {
    state: 'wanted',
    recipient,
    card: {
      key: `${id}-${attempt}`,
      contractNumber: stored.number,
      holder: { firstName: holder.firstName, lastName: holder.lastName },
      recipient: { firstName, lastName, address },
      neededOn,
      ...(photo && { photo: Buffer.from(photo).toString('base64') }),
    },
  }
}
