import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { DateText } from '../../values/answered.ts'
import { Guid } from '../../values/text.ts'
import { ChangedAccount } from './link.ts'
import { Debit } from './own-contracts.ts'

const service = 'subscription' as const
const access = { who: 'customer' } as const

/** Which account the reader’s part of a contract is debited from, and what another one would be for. */
const DebitedAccount = z.object({
  /** The account that is debited now; null where there is none. */
  account: z.nullable(z.object({ maskedIban: z.string(), accountHolder: z.string(), reference: z.string() })),
  /** What is agreed to with another account, word for word. */
  mandateText: z.string(),
  /** Day of the first debit from an account that is named now; null where none is ahead. */
  effectiveOn: z.nullable(DateText),
  /** What is debited next: from then on from the account that is named. */
  debits: z.array(Debit),
  /** Other contracts that are debited from the same account, and will be from the one that is named. */
  alsoFor: z.array(z.object({ contractNumber: z.string(), subscriptionName: z.string() })),
})
export type DebitedAccount = z.infer<typeof DebitedAccount>

const OfContract = z.object({ contractGuid: Guid })

export const getDebitedAccount = defineCall({
  name: 'subscription/getDebitedAccount',
  service,
  method: 'GET',
  path: '/subscription/mandate/{contractGuid}',
  summary:
    'The account a contract is debited from for the reader, and what another one would be debited for, from when',
  access,
  params: OfContract,
  reply: list(DebitedAccount),
})

export const changeDebitedAccount = defineCall({
  name: 'subscription/changeDebitedAccount',
  service,
  method: 'POST',
  path: '/subscription/mandate/{contractGuid}',
  summary: 'Has another account debited for a contract; what the mandate said before stays provable',
  access,
  params: OfContract,
  body: ChangedAccount,
  reply: list(DebitedAccount),
})
