import { addMinutes } from '@billett/domain'
import { partyPerson } from '../../db/schema/index.ts'
import { mediumRound } from '../../modules/subscription/medium/index.ts'
import type { CardProducer } from '../../ports/subscription/card-producer.ts'
import { aContract } from '../a-contract.ts'
import { somebody } from '../holding.ts'
import type { TestWorld } from '../test-world.ts'
import type { Process } from './mortal-process.ts'

/** Minutes after which every producer is asked again. */
const AGAIN = 31

/** Goes on with an order each time it is asked: takes it, makes the card, sends it. The key gives the number. */
function producer(): CardProducer {
  const asked = new Map<string, number>()
  return {
    isOffered: true,
    async make({ key }) {
      const time = (asked.get(key) ?? 0) + 1
      asked.set(key, time)
      if (time === 1) return { state: 'accepted' }
      const serial = `K-${key}`
      return time === 2 ? { state: 'produced', serial } : { state: 'sent', serial, arrivesOn: '2026-12-03' }
    },
    block: async () => ({ state: 'blocked' }),
  }
}

/** Somebody new whose card is not made yet, and the round of a worker, each later than the last. */
export async function waitingForCard(test: TestWorld) {
  const { accountId, email } = await somebody(test)
  const medium = { kind: 'chip', serial: null } as const
  const { contractId, partyId } = await aContract(test, { from: '2026-12-01', medium, accountId })
  await test.database.db.insert(partyPerson).values({
    partyId,
    salutation: 0,
    title: '',
    firstName: 'Ada',
    lastName: 'Lovelace',
    birthDate: '1990-01-31',
    email,
    phone: '',
    address: { street: 'Marktplatz', houseNumber: '1', postCode: '12345', city: 'Falkenbrück', country: 'de' },
  })
  const cards = producer()
  let rounds = 0
  const round = async ({ world }: Process): Promise<void> => {
    rounds += 1
    const now = addMinutes(test.now(), rounds * AGAIN)
    await mediumRound({ ...world, cards, clock: () => now })
  }
  return { contractId, email, round }
}
