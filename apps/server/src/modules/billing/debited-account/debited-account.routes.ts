import { changeDebitedAccount as change, getDebitedAccount } from '@billett/contract'
import { item } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { heldContract } from '../own-contract/index.ts'
import { changeDebitedAccount } from './change-debited-account.ts'
import { showDebitedAccount } from './show-debited-account.ts'

export const debitedAccountRoutes = [
  route(getDebitedAccount, async (context, { params }) =>
    item(await showDebitedAccount(context, await heldContract(context, params.contractGuid))),
  ),
  route(change, async (context, { params, body }) => {
    await changeDebitedAccount(context, params.contractGuid, body)
    return item(await showDebitedAccount(context, await heldContract(context, params.contractGuid)))
  }),
]
