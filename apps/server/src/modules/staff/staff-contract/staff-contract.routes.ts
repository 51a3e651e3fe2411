import * as calls from '@billett/contract'
import { acting } from '../../../call/act/acting.ts'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { decideRequest } from './decide-request.ts'
import { letGoOn } from './let-go-on.ts'
import { countContracts, searchContracts } from './search-contracts.ts'
import { showContract } from './show-contract.ts'

export const staffContractRoutes = [
  route(calls.searchStaffContracts, async (context, { query }) => items(await searchContracts(context, query))),
  route(calls.countStaffContracts, async (context, { query }) => item(await countContracts(context, query))),
  acting(calls.getStaffContract, (context, { params }, tx) => showContract(context, params.contractGuid, tx)),
  acting(calls.decideStaffChangeRequest, (context, { params, body }, tx) =>
    decideRequest(context, { ...params, ...body }, tx),
  ),
  acting(calls.unparkStaffContract, (context, { params, body }, tx) => letGoOn(context, { ...params, ...body }, tx)),
]
