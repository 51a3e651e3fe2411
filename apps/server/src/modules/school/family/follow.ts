import type { ContractPasses, FollowedApplication } from '@billett/contract'
import { businessDateOf } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { passesOfContract } from '../../billing/pass/index.ts'
import { applicationState, proofsOfAll } from '../../subscription/application/index.ts'
import { withConfigurations } from '../../subscription/contract/index.ts'
import { handedInFile } from '../../subscription/file/index.ts'
import { decisionById, decisionsAbout, letterOf, objectIn, presentDecision } from '../decision/index.ts'
import { CONTRACT_STATES, presentProof } from '../school-contract/index.ts'
import type { ChildRow } from './family.queries.ts'
import { confirmAddress } from './family.repository.ts'
import { actsOf, childrenOfLink } from './link-children.ts'

/** Whoever has the link has got its mail: from then on brothers and sisters are known by the address. */
async function addressConfirmed({ world }: Context, [first]: readonly ChildRow[]): Promise<void> {
  if (first) await world.db.transaction(tx => confirmAddress(tx, first.applicationId, world.clock()))
}

/** How an application stands, child by child. What people of who pays wrote for themselves is no part of it. */
export async function followApplication(context: Context, token: string): Promise<FollowedApplication> {
  const { db } = context.world
  const rows = await childrenOfLink(context, token)
  await addressConfirmed(context, rows)
  const decisions = await decisionsAbout(
    db,
    rows.map(({ contractId }) => contractId),
  )
  const proofs = await proofsOfAll(
    db,
    rows.map(({ contractId }) => contractId),
  )
  const children: FollowedApplication['children'] = []
  for (const row of await withConfigurations(db, rows)) {
    const { contractId: guid, number, firstName, school, grade, class: inClass, from, hasPass, hasPhoto } = row
    const acts = actsOf(context, row, rows)
    const own = decisions.filter(one => one.contractId === guid).toReversed()
    const state = applicationState(row.state)
    const shown = []
    // Where papers of who pays lie is theirs to know.
    const theirs = { documentGuid: null, measuredDocumentGuid: null }
    for (const one of own) shown.push({ ...(await presentDecision(context, db, one)), ...theirs })
    const stateText = CONTRACT_STATES[state][context.language]
    children.push({
      ...{ guid, number, firstName, school, grade, class: inClass, state, stateText, from, hasPass, hasPhoto },
      ...acts,
      needsPhoto: (row.configuration.photoOnCard ?? false) && row.medium === 'chip' && !hasPhoto && acts.mayGivePhoto,
      proofs: (proofs.get(guid) ?? []).map(proof => presentProof(row.configuration, proof, context.language)),
      decisions: shown,
    })
  }
  return { submittedOn: rows[0]?.submittedOn ?? context.world.clock(), children }
}

/** The pass of a child. Refuses `contractNotFound` what is none of the link's application. */
export async function passesOfChild(
  context: Context,
  { token, contractGuid }: { token: string; contractGuid: string },
): Promise<ContractPasses> {
  const rows = await childrenOfLink(context, token)
  const own = rows.find(({ contractId }) => contractId === contractGuid) ?? refuse('contractNotFound', 'contractGuid')
  return passesOfContract(context, own.contractId)
}

interface OfLetter {
  token: string
  decisionGuid: string
}

/** Refuses `decisionNotFound` what is no decision of the link's application. */
async function decisionOfLink(context: Context, { token, decisionGuid }: OfLetter): Promise<string> {
  const rows = await childrenOfLink(context, token)
  const decision = await decisionById(context.world.db, decisionGuid)
  const isOwn = rows.some(({ contractId }) => contractId === decision?.contractId)
  return decision && isOwn ? decision.id : refuse('decisionNotFound', 'decisionGuid')
}

/** The letter of a decision, for whoever has the link. Refuses `documentNotFound` while it is being made. */
export async function letterByLink(context: Context, asked: OfLetter) {
  const { world } = context
  const letter = await letterOf(world.db, await decisionOfLink(context, asked))
  const file = letter?.fileId ? await handedInFile(world.db, clientIdOf(world), letter.fileId) : undefined
  return file ?? refuse('documentNotFound')
}

/** Parents object: the term stands still from now on. Refuses as `objectIn` does. */
export async function objectByLink(
  context: Context,
  { text, ...asked }: OfLetter & { text: string },
): Promise<FollowedApplication> {
  const { world } = context
  const decisionId = await decisionOfLink(context, asked)
  const receivedOn = businessDateOf(world.clock())
  await world.db.transaction(tx =>
    objectIn(world, tx, { decisionId, receivedOn, text, by: 'parents', accountId: null }),
  )
  return followApplication(context, asked.token)
}
