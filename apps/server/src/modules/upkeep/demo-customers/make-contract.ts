import type { DemoContract, DemoCustomer } from '@billett/demo-region'
import {
  type Happening,
  orderNumberFrom,
  type PricePoint,
  pricePointAt,
  productKey,
  type SubscriptionConfiguration,
} from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { Region } from '../../../ports/region-store.ts'
import type { World } from '../../../world.ts'
import {
  conclude,
  contractFile,
  findOrdered,
  insertApplication,
  insertProofs,
  moveApplication,
} from '../../subscription/application/index.ts'
import { insertContract, priceBook } from '../../subscription/contract/index.ts'
import { encodeRelation } from '../../travel/relation/index.ts'
import { demoId } from './make-account.ts'

/** Who concludes a contract, who travels and who pays. */
interface Parties {
  subscriberId: string
  holderId: string
  payerId: string
  accountId: string
}

interface Offered {
  id: string
  configuration: SubscriptionConfiguration
}

/** As its history names what a contract is for. */
const productOf = ({ sort, way }: Pick<DemoContract, 'sort' | 'way'>): string =>
  productKey({ sort, relationId: way && encodeRelation({ ...way, via: '' }) })

/** What it costs from its first day on; undefined where this region has no price for it. */
export const demoPrice = (
  region: Region,
  { configuration }: Offered,
  contract: DemoContract,
): PricePoint | undefined => {
  const product = productOf(contract)
  return pricePointAt(priceBook(region, configuration, new Set([product])), product, 'fare', contract.firstDay)
}

/** What happens to it once it is granted. */
const concluding = (told: DemoContract, payer: string): Extract<Happening, { kind: 'concluded' }> => ({
  kind: 'concluded',
  effectiveOn: told.firstDay,
  payload: {
    product: productOf(told),
    anchor: told.firstDay,
    shares: [{ payer, kind: 'remainder' }],
    medium: told.medium === 'chip' ? { kind: 'chip', serial: null } : { kind: 'phone' },
  },
})

interface Told {
  customer: DemoCustomer
  told: DemoContract
  parties: Parties
  offered: Offered
  price: PricePoint
}

/** Orders it as the form would have, on the day of the world's clock, and takes it as far as it came. */
export async function makeContract(
  world: World,
  tx: Transaction,
  { customer, told, parties, offered, price }: Told,
): Promise<string> {
  const clientId = clientIdOf(world)
  const contractId = demoId(world, 'contract', customer.key, told.key)
  const submittedOn = world.clock()
  await insertContract(tx, {
    id: contractId,
    clientId,
    number: orderNumberFrom(contractId),
    subscriberId: parties.subscriberId,
    holderId: parties.holderId,
    organisationId: null,
    configurationId: offered.id,
    currency: world.regions.current().tariff.currency,
    state: 'StartingState',
    seq: 0,
    nextLookOn: null,
    submittedOn,
  })
  await insertApplication(tx, {
    contractId,
    clientId,
    visitorId: parties.accountId,
    fingerprint: contractId,
    language: 'de',
    email: customer.email,
    values: {},
    concluding: concluding(told, parties.payerId),
    priceCents: price.cents,
    vatPermille: price.vatPermille,
    firstDebitOn: null,
    firstDebitCents: null,
    beginAsked: true,
    submittedOn,
    resumes: null,
    risk: null,
    firstPaymentOrderId: null,
    lookedOn: null,
  })
  const id = demoId(world, 'proof', customer.key, told.key)
  const proof = { id, clientId, contractId, fileId: null, validFrom: null, validTo: null, givenOn: null }
  if (told.missingProof) await insertProofs(tx, [{ ...proof, ...told.missingProof }])
  const ordered = await findOrdered(tx, clientId, contractId)
  if (!ordered) throw new Error(`the contract ${told.key} of the demo is not there`)
  const state = await moveApplication(world, tx, ordered, { movedBy: 'applicant' }, 'New', ...told.moves)
  if (state === 'Granted') {
    await conclude(world, tx, ordered)
    await contractFile(world, tx, ordered)
  }
  return contractId
}
