import type { StaffContractDetail } from '@billett/contract'
import type { Done } from '../../../call/act/doing.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { contractById } from '../../subscription/contract/index.ts'
import { actAtDesk } from './act-at-desk.ts'
import { isAddressSecretOf, openWaysOf, setAddressSecret } from './secret-address.repository.ts'

interface Said {
  contractGuid: string
  isSecret: boolean
  reason: string
}

/**
 * Says that where the holder of a contract lives is secret, or that it is so no longer: of all records of that person.
 * Refuses `contractNotFound` for one of a client that the caller does not see as for none, and `notValid` where it is
 * so already.
 */
export const saySecretAddress = (
  context: Context,
  { isSecret, ...asked }: Said,
  tx: Transaction,
): Promise<Done<StaffContractDetail>> =>
  actAtDesk(context, tx, asked, async ({ world }) => {
    const { holderId } =
      (await contractById(tx, clientIdOf(world), asked.contractGuid)) ?? refuse('contractNotFound', 'contractGuid')
    if ((await isAddressSecretOf(tx, holderId)) === isSecret) refuse('notValid', 'isSecret')
    if (!isSecret) await openWaysOf(tx, holderId)
    await setAddressSecret(tx, holderId, isSecret)
    return { isAddressSecret: isSecret }
  })
