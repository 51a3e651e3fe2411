import {
  getMissingProofs,
  getNextDebits,
  getSubscriptionContracts,
  getSubscriptionJournal,
  giveMissingProof as giveMissingProofCall,
} from '@billett/contract'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { presentNextDebits } from './debit.present.ts'
import { giveMissingProof } from './give-missing-proof.ts'
import { heldContract } from './held-contract.ts'
import { journalOf } from './journal.ts'
import { journalFacts } from './journal-facts.ts'
import { presentMissingProofs } from './proof.present.ts'
import { showContracts } from './show-contracts.ts'

export const ownContractRoutes = [
  route(getSubscriptionContracts, async context => items(await showContracts(context))),
  route(getNextDebits, async (context, { params }) =>
    item(presentNextDebits(context.world, await heldContract(context, params.contractGuid), context.language)),
  ),
  route(getSubscriptionJournal, async (context, { params, query }) => {
    const held = await heldContract(context, params.contractId)
    const facts = await journalFacts(context.world.db, held)
    const entries = journalOf(context.world, held, facts, context.language)
    return items(query.onlyParentEntries ? entries.filter(({ parentId }) => parentId === null) : entries)
  }),
  route(getMissingProofs, async (context, { params }) =>
    items(presentMissingProofs(await heldContract(context, params.contractGuid), context.language)),
  ),
  route(giveMissingProofCall, async (context, input) => items(await giveMissingProof(context, input))),
]
