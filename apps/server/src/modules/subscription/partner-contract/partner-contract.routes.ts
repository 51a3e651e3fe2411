import * as calls from '@billett/contract'
import { item } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { showPartnerContract } from './show-partner-contract.ts'

export const partnerContractRoutes = [
  route(calls.getPartnerContract, async ({ world }, { params }) =>
    item(await showPartnerContract(world, params.contractId)),
  ),
]
