import { addMinutes, businessDateOf, fold, type Happening, later } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { CardAnswer } from '../../../ports/subscription/card-producer.ts'
import type { World } from '../../../world.ts'
import { historiesOf, lockContract, record } from '../contract/index.ts'
import { cardToMake, type PhotoOf } from './card-to-make.ts'
import {
  blocksToTell,
  type CardOrder,
  changeOrder,
  isTaken,
  lockOrder,
  noteBlockTold,
  takeOrdersDue,
} from './medium.repository.ts'

/** Orders asked about, and blocks told, in one round. */
const ROUND = 50

/** Minutes after which a producer is asked again: a card takes days. In a demo nobody waits so long. */
const askAgainAfter = ({ config }: World): number => (config.BILLETT_DEMO ? 1 : 30)

/** The card is on its way: from the day it is expected the contract is on it. */
async function sent(
  world: World,
  tx: Transaction,
  order: CardOrder,
  { serial, arrivesOn }: { serial: string; arrivesOn: string },
): Promise<void> {
  const stored = await lockContract(tx, order.clientId, order.contractId)
  const recordedOn = world.clock()
  const timeline = fold((await historiesOf(tx, [order.contractId])).get(order.contractId) ?? [], recordedOn)
  if (!stored || !timeline) throw new Error(`there is no contract ${order.contractId}`)
  const today = businessDateOf(recordedOn)
  const effectiveOn = later(later(today, arrivesOn), timeline.span.from)
  const happening: Happening = { kind: 'mediumChanged', effectiveOn, payload: { medium: { kind: 'chip', serial } } }
  await record(tx, stored, { recordedOn, actorId: null, today }, happening)
}

/** What the producer said is stored once, whoever else has asked about the same order meanwhile. */
async function store(world: World, asked: CardOrder, answer: CardAnswer): Promise<void> {
  if (answer.state === 'unreachable') {
    world.log.warn({ detail: answer.detail }, 'the producer of cards does not answer')
    return
  }
  await world.db.transaction(async tx => {
    // The contract first, as everybody who changes one.
    await lockContract(tx, asked.clientId, asked.contractId)
    const order = await lockOrder(tx, asked.id)
    if (!order || order.attempt !== asked.attempt || (order.state !== 'ordered' && order.state !== 'produced')) return
    const reject = (detail: string) => changeOrder(tx, order.id, { state: 'rejected', detail, askOn: null })
    if (answer.state === 'rejected') return reject(answer.detail)
    if (answer.state === 'accepted') return
    const { serial } = answer
    if (order.serial !== null && order.serial !== serial)
      return reject(`The order has two numbers: ${order.serial} and ${serial}`)
    if (await isTaken(tx, order, serial)) return reject(`The number ${serial} is another card's`)
    await world.reached('cardToBeStored')
    if (answer.state === 'produced') return changeOrder(tx, order.id, { state: 'produced', serial })
    return sent(world, tx, order, answer)
  })
  await world.reached('cardStored')
}

async function askAbout(world: World, order: CardOrder, photoOf: PhotoOf): Promise<void> {
  const asked = await cardToMake(world, order, photoOf)
  // It is looked at again when others are asked about: a photo may have come.
  if (asked.state === 'unpictured') return
  if (asked.state === 'unwanted') return changeOrder(world.db, order.id, { state: 'cancelled', askOn: null })
  if (asked.state === 'unaddressed')
    return changeOrder(world.db, order.id, { state: 'rejected', detail: 'There is no address', askOn: null })
  await changeOrder(world.db, order.id, { recipient: asked.recipient })
  await world.reached('cardToBeOrdered')
  const answer = await world.cards.make(asked.card)
  await world.reached('cardAnswered')
  await store(world, order, answer)
}

/** Tells the producer which cards no reader may take any more. What it never made cannot be blocked there. */
async function tellBlocks(world: World): Promise<void> {
  for (const { id, serial } of await blocksToTell(world.db, clientIdOf(world), ROUND)) {
    const answer = await world.cards.block(serial)
    if (answer.state === 'unreachable') return
    if (answer.state === 'unknownSerial') world.log.error({ serial }, 'the producer does not know a card to be blocked')
    await noteBlockTold(world.db, id, world.clock())
  }
}

/**
 * Orders the cards that contracts want, asks how far they have come, and tells which are blocked. The producer knows an
 * order by its key: whoever is killed between asking and storing, and whoever asks beside another, asks about one card.
 * `photoOf`: where photos are kept is known by a later family.
 */
export async function mediumRound(world: World, photoOf: PhotoOf = async () => undefined): Promise<void> {
  if (!world.cards.isOffered) return
  const now = world.clock()
  const again = addMinutes(now, askAgainAfter(world))
  const due = await takeOrdersDue(world.db, { clientId: clientIdOf(world), now, again, most: ROUND })
  for (const order of due) {
    if (world.isStopping()) return
    try {
      await askAbout(world, order, photoOf)
    } catch (error) {
      world.log.error({ err: error, contractId: order.contractId }, 'a card could not be gone on with')
    }
  }
  await tellBlocks(world)
}
