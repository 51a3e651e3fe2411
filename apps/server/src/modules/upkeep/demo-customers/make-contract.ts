import type { DemoContract, DemoCustomer } from '@billett/demo-region'
import {
  concludedAlone,
  newMedium,
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
  beginApplication,
  conclude,
  contractFile,
  insertProofs,
  moveApplication,
} from '../../subscription/application/index.ts'
import { priceBook } from '../../subscription/contract/index.ts'
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
  const known = { contractId, number: orderNumberFrom(contractId) }
  const begun = await beginApplication(
    world,
    tx,
    {
      parties: { subscriberId: parties.subscriberId, holderId: parties.holderId, organisationId: null },
      configurationId: offered.id,
      concluding: concludedAlone(told.firstDay, {
        product: productOf(told),
        payer: parties.payerId,
        medium: newMedium(told.medium),
      }),
      price,
      firstDebit: null,
      visitorId: parties.accountId,
      fingerprint: contractId,
      language: 'de',
      email: customer.email,
      values: {},
      beginAsked: true,
    },
    known,
  )
  const id = demoId(world, 'proof', customer.key, told.key)
  const proof = { id, clientId, contractId, fileId: null, validFrom: null, validTo: null, givenOn: null }
  if (told.missingProof) await insertProofs(tx, [{ ...proof, ...told.missingProof }])
  const state = await moveApplication(world, tx, begun, { movedBy: 'applicant' }, 'New', ...told.moves)
  if (state === 'Granted') {
    await conclude(world, tx, begun)
    await contractFile(world, tx, begun)
  }
  return contractId
}
