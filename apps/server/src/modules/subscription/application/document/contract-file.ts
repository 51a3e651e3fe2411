import { clientIdOf } from '../../../../call/client-id-of.ts'
import { idOf } from '../../../../crypto/id-of.ts'
import type { Statements } from '../../../../db/database.ts'
import type { TicketFile } from '../../../../ports/ticket-document.ts'
import type { World } from '../../../../world.ts'
import { putDocument } from '../../../people/document/index.ts'
import { accountOfParty, mandateOfPayer, namesOfParties } from '../../party/index.ts'
import type { Ordered } from '../application.repository.ts'
import { wayOf } from '../ordered-way.ts'
import { contractDocument } from './contract-document.ts'

const PDF = 'application/pdf'

/** The document of a contract among those of its subscriber's account: there is one of each contract. */
export const contractFileId = (contractId: string): string => idOf(`contract document ${contractId}`)

async function draw(world: World, db: Statements, ordered: Ordered): Promise<TicketFile> {
  const { contract, application } = ordered
  const names = await namesOfParties(db, [contract.subscriberId, contract.holderId])
  const { product, shares } = application.concluding.payload
  const [payer] = shares
  const mandate = payer && (await mandateOfPayer(db, clientIdOf(world), payer.payer))
  return world.letters.render(
    contractDocument(world, ordered, {
      subscriber: names.get(contract.subscriberId) ?? '',
      holder: names.get(contract.holderId) ?? '',
      way: wayOf(world, product),
      mandate: mandate ?? null,
    }),
  )
}

/**
 * The contract as it was concluded, with the instructions on withdrawal, as it goes out by mail. Whoever concluded it
 * with an account finds the same file there.
 */
export async function contractFile(world: World, db: Statements, ordered: Ordered) {
  const { id, clientId, subscriberId } = ordered.contract
  const { fileName, bytes } = await draw(world, db, ordered)
  const file = { fileName, mimeType: PDF, bytes }
  const accountId = await accountOfParty(db, subscriberId)
  if (accountId !== null)
    await putDocument(db, { id: contractFileId(id), clientId, accountId, createdOn: world.clock(), ...file })
  return file
}
