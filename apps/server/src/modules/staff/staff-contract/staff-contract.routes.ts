import * as calls from '@billett/contract'
import { acting } from '../../../call/act/acting.ts'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { changeContract } from './change-contract.ts'
import { decideApplicationAtDesk, examineProofAtDesk, parkAtDesk, sendLinkAtDesk } from './decide-at-desk.ts'
import { decideRequest } from './decide-request.ts'
import { letGoOn } from './let-go-on.ts'
import { saySecretAddress } from './say-secret-address.ts'
import { contractsOfUser, countContracts, searchContracts } from './search-contracts.ts'
import { showContract } from './show-contract.ts'
import { showProof } from './show-proof.ts'

export const staffContractRoutes = [
  route(calls.searchStaffContracts, async (context, { query }) => items(await searchContracts(context, query))),
  route(calls.countStaffContracts, async (context, { query }) => item(await countContracts(context, query))),
  route(calls.getStaffContractsOfUser, async (context, { params, query }) =>
    items(await contractsOfUser(context, params.userId, query)),
  ),
  acting(calls.getStaffContract, (context, { params }, tx) => showContract(context, params.contractGuid, tx)),
  acting(calls.decideStaffChangeRequest, (context, { params, body }, tx) =>
    decideRequest(context, { ...params, ...body }, tx),
  ),
  acting(calls.unparkStaffContract, (context, { params, body }, tx) => letGoOn(context, { ...params, ...body }, tx)),
  acting(calls.decideStaffApplication, (context, { params, body }, tx) =>
    decideApplicationAtDesk(context, { ...params, ...body }, tx),
  ),
  acting(calls.examineStaffProof, (context, { params, body }, tx) =>
    examineProofAtDesk(context, { ...params, ...body }, tx),
  ),
  acting(calls.getStaffProofFile, (context, { params }, tx) => showProof(context, params, tx)),
  acting(calls.parkStaffContract, (context, { params, body }, tx) => parkAtDesk(context, { ...params, ...body }, tx)),
  acting(calls.changeStaffContract, (context, { params, body }, tx) =>
    changeContract(context, { ...params, ...body }, tx),
  ),
  acting(calls.saySecretStaffAddress, (context, { params, body }, tx) =>
    saySecretAddress(context, { ...params, ...body }, tx),
  ),
  acting(calls.sendStaffContractLink, (context, { params, body }, tx) =>
    sendLinkAtDesk(context, { ...params, ...body }, tx),
  ),
]
