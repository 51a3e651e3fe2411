import type { AppliedAgain, HandedInPhoto, HandedInProof } from '@billett/contract'
import { concludedAlone, readProductKey } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import {
  beginApplication,
  handInProof,
  insertProofs,
  moveApplication,
  proofsOf,
} from '../../subscription/application/index.ts'
import { handIn } from '../../subscription/file/index.ts'
import { payerOfParty } from '../../subscription/party/index.ts'
import { decodeRelation } from '../../travel/relation/index.ts'
import { copyFamilyPart } from '../decision/index.ts'
import { saidOfChild } from './family.queries.ts'
import { setApplied, setPhoto } from './family.repository.ts'
import { actsOf, applicationOfLink, childrenOfLink, heldChild } from './link-children.ts'
import { preparedChild } from './prepare-child.ts'

/** Of which child of which application something is done. */
export interface OfChild {
  token: string
  contractGuid: string
}

type Held = Awaited<ReturnType<typeof heldChild>>

/** Does something about a child of a link's application, which is held meanwhile. */
export async function about<T>(
  context: Context,
  { token, contractGuid }: OfChild,
  act: (tx: Transaction, held: Held) => Promise<T>,
): Promise<T> {
  const applicationId = await applicationOfLink(context, token)
  return context.world.db.transaction(async tx =>
    act(tx, await heldChild(context, tx, { applicationId, contractGuid })),
  )
}

/** Files that the same visitor has sent in go with a contract. Refuses `fileNotFound` another's. */
async function handedIn(context: Context, tx: Transaction, contractId: string, fileIds: readonly string[], at: string) {
  const { world, visitor } = context
  const handed = { clientId: clientIdOf(world), ownerId: visitor.id, contractId, keptUntil: null }
  const isOwn = visitor.id !== '' || fileIds.length === 0
  if (!isOwn || (await handIn(tx, handed, fileIds)) < fileIds.length) refuse('fileNotFound', at)
}

/** Files, and the first and last day that they show something for; null where nobody has said so. */
interface MoreProofs {
  fileIds: readonly string[]
  from: string | null
  until: string | null
}

/** Proofs that were not asked for by the form: whoever decides looks at them. */
export async function addProofs(
  context: Context,
  tx: Transaction,
  contractId: string,
  { fileIds, from: validFrom, until: validTo }: MoreProofs,
  at: string,
) {
  const { world } = context
  await handedIn(context, tx, contractId, fileIds, at)
  const common = { clientId: clientIdOf(world), contractId, field: 'proof', validFrom, validTo, neededBy: null }
  const givenOn = world.clock()
  await insertProofs(
    tx,
    fileIds.map(fileId => ({ ...common, id: world.newRowId(), fileId, givenOn })),
  )
}

/**
 * Parents hand in a proof. Refuses `contractNotFound`, `proofNotMissing`, `applicationDecided` what nobody asks for any
 * more, and `fileNotFound` another's file.
 */
export const proofByLink = (
  context: Context,
  { proofGuid, fileId, from, until, ...of }: OfChild & HandedInProof,
): Promise<void> =>
  about(context, of, async (tx, { row: { contractId }, acts }) => {
    if (proofGuid === null) {
      if (!acts.mayAddProof) refuse('applicationDecided', 'contractGuid')
      return addProofs(context, tx, contractId, { fileIds: [fileId], from, until }, 'fileId')
    }
    const asked = (await proofsOf(tx, contractId)).find(({ id, givenOn }) => id === proofGuid && givenOn === null)
    if (!asked) refuse('proofNotMissing', 'proofGuid')
    const given = { contractId, proofId: proofGuid, fileId, from, to: until }
    if (!(await handInProof(context, tx, given))) refuse('proofNotMissing', 'proofGuid')
  })

/**
 * Parents hand in the photo, or another one. Refuses `contractNotFound`, `photoPrinted` once the card is made,
 * `applicationDecided` where there will be none, and `fileNotFound`.
 */
export const photoByLink = (context: Context, { fileId, keepsPhoto, ...of }: OfChild & HandedInPhoto): Promise<void> =>
  about(context, of, async (tx, { row: { contractId, hasCard }, acts }) => {
    if (!acts.mayGivePhoto) refuse(hasCard ? 'photoPrinted' : 'applicationDecided', 'contractGuid')
    await handedIn(context, tx, contractId, [fileId], 'fileId')
    await setPhoto(tx, { contractId, photoId: fileId, keepsPhoto })
    await context.world.jobs.send(tx, 'drawPhoto', { clientId: clientIdOf(context.world), contractId })
  })

/** Parents take the application for a child back. Refuses `contractNotFound`, and `applicationDecided`. */
export const withdrawByLink = (context: Context, of: OfChild): Promise<void> =>
  about(context, of, async (tx, { row, acts, ordered }) => {
    // Who presses twice has withdrawn once.
    if (row.state === 'Cancelled') return
    if (!acts.mayWithdraw) refuse('applicationDecided', 'contractGuid')
    await moveApplication(context.world, tx, ordered, { movedBy: 'applicant' }, 'Cancelled')
  })

/** A child with what was said of it before. Refuses as `applyAgainByLink` does. */
async function preparedAgain(context: Context, { token, contractGuid }: OfChild, now: AppliedAgain) {
  const rows = await childrenOfLink(context, token)
  const row = rows.find(({ contractId }) => contractId === contractGuid) ?? refuse('contractNotFound', 'contractGuid')
  if (!actsOf(context, row, rows).mayApplyAgain) refuse('applicationStands', 'contractGuid')
  const said = (await saidOfChild(context.world.db, contractGuid)) ?? refuse('contractNotFound', 'contractGuid')
  const { home, isForMyself, isAddressBlocked: _, product, ...child } = said
  const { relationId } = readProductKey(product)
  // Where nobody has said where the school is, the stop that was named then.
  const schoolStop = relationId === null ? undefined : decodeRelation(relationId)?.destination
  const again = { ...child, ...now, schoolStop, photoId: null, keepsPhoto: false }
  return preparedChild(context, { home, isForMyself }, again, '')
}

/**
 * Parents apply again for a child, by the rule and the prices of today and with what they said and handed in before.
 * Refuses `contractNotFound`, `applicationStands`, what cannot be applied for any more, and `fileNotFound`.
 */
export async function applyAgainByLink(
  context: Context,
  { token, contractGuid, ...now }: OfChild & AppliedAgain,
): Promise<void> {
  const { world } = context
  const of = { token, contractGuid }
  const { grade, class: inClass, proofIds: fileIds, proofFrom, proofUntil } = now
  const prepared = await preparedAgain(context, of, now)
  const { quoted, schoolPartyId: organisationId, payerPartyId, isConfirmed, from, child } = prepared
  await about(context, of, async (tx, { row, acts, ordered: { contract, application } }) => {
    if (!acts.mayApplyAgain) refuse('applicationStands', 'contractGuid')
    const { product, cents, vatPermille } = quoted
    const { medium } = application.concluding.payload
    const payer = await payerOfParty(world, tx, payerPartyId)
    const { visitorId, language, email, values, beginAsked } = application
    const begun = await beginApplication(world, tx, {
      ...{ visitorId, language, email, values, beginAsked, firstDebit: null },
      parties: { subscriberId: contract.subscriberId, holderId: contract.holderId, organisationId },
      configurationId: quoted.stored.id,
      concluding: concludedAlone(from, { product, payer, medium }),
      price: { cents, vatPermille },
      fingerprint: `again ${row.contractId}`,
    })
    const { contractId } = begun.application
    await copyFamilyPart(tx, row.contractId, contractId)
    await setApplied(tx, contractId, { grade: String(grade), class: inClass, exemption: child.exemption })
    await addProofs(context, tx, contractId, { fileIds, from: proofFrom, until: proofUntil }, 'proofIds')
    const waits = isConfirmed ? 'ApprovalOrganizationPending' : 'ApprovalPayerPending'
    await moveApplication(world, tx, begun, { movedBy: 'applicant' }, 'New', waits)
  })
}
