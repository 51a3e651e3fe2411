import { type ApplicationState, concludedFrom, newMedium, orderNumberFrom, productKey } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { application, applicationMove, contract } from '../db/schema/index.ts'
import { aContract, happens } from './a-contract.ts'
import type { AnOrganisation } from './a-school.ts'
import type { TestWorld } from './test-world.ts'

interface Wanted {
  state: ApplicationState
  /** Who pays all of it, or the rest of what `besides` does. */
  payer: { payerId: string }
  besides?: { payerId: string; cents: number }
  /** What it is about; the Deutschlandticket where nothing is said. */
  subscription?: { key: string; sort: string }
}

/** An application for a pupil of a school, in a state; granted it is a contract. */
export async function aPupilsContract(
  test: TestWorld,
  pupilId: string,
  school: AnOrganisation,
  { state, payer, besides, subscription = { key: 'deutschlandticket', sort: 'deutschlandticket' } }: Wanted,
): Promise<string> {
  const { db } = test.database
  const { contractId: other } = await aContract(test, { ...subscription, from: '2026-12-01' })
  const [like] = await db.select().from(contract).where(eq(contract.id, other))
  if (!like) throw new Error('there is no contract to be like')
  const { clientId, configurationId, currency } = like
  const id = test.world.newRowId()
  const concluding = concludedFrom('2026-12-01', {
    product: productKey({ sort: subscription.sort, relationId: null }),
    shares: [
      ...(besides ? [{ payer: besides.payerId, kind: 'fixed' as const, cents: besides.cents }] : []),
      { payer: payer.payerId, kind: 'remainder' },
    ],
    medium: newMedium('phone'),
  })
  await db.insert(contract).values({
    id,
    clientId,
    number: orderNumberFrom(test.world.newId()),
    subscriberId: pupilId,
    holderId: pupilId,
    organisationId: school.partyId,
    configurationId,
    currency,
    state,
    seq: 0,
    submittedOn: test.now(),
  })
  await db.insert(application).values({
    contractId: id,
    clientId,
    fingerprint: id,
    language: 'de',
    email: 'family@example.org',
    values: {},
    concluding,
    priceCents: 6300,
    vatPermille: 70,
    beginAsked: true,
    submittedOn: test.now(),
  })
  const move = { contractId: id, clientId, number: 1, from: 'New', to: state, movedOn: test.now() }
  await db.insert(applicationMove).values({ ...move, movedBy: 'applicant' })
  if (state === 'Granted') await happens(test, id, concluding)
  return id
}
