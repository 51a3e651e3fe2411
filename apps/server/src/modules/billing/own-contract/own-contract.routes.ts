import {
  getMissingProofs,
  getNextDebits,
  getSubscriptionContracts,
  giveMissingProof as giveMissingProofCall,
} from '@billett/contract'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { presentNextDebits } from './debit.present.ts'
import { giveMissingProof } from './give-missing-proof.ts'
import { heldContract } from './held-contract.ts'
import { presentMissingProofs } from './proof.present.ts'
import { showContracts } from './show-contracts.ts'

export const ownContractRoutes = [
  route(getSubscriptionContracts, async context => items(await showContracts(context))),
  route(getNextDebits, async (context, { params }) =>
    item(presentNextDebits(context.world, await heldContract(context, params.contractGuid), context.language)),
  ),
  route(getMissingProofs, async (context, { params }) =>
    items(presentMissingProofs(await heldContract(context, params.contractGuid), context.language)),
  ),
  route(giveMissingProofCall, async (context, input) => items(await giveMissingProof(context, input))),
]
