import type { Language } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { AccountMailKind, AccountVisit } from '../../../ports/job-queue.ts'
import type { World } from '../../../world.ts'

interface MailTo {
  accountId: string
  language: Language
  codeId?: string
  /** The page that asked; links lead back to it where it is ours. */
  originUrl?: string
  /** Of staff who acted in the account's place. */
  visit?: AccountVisit
}

/** Queues a mail of the account with what caused it, both or neither. */
export async function queueMail(
  world: World,
  tx: Transaction,
  kind: AccountMailKind,
  { accountId, language, codeId, originUrl = '', visit }: MailTo,
): Promise<void> {
  const mailId = world.newId()
  await world.jobs.send(tx, 'sendAccountMail', {
    clientId: clientIdOf(world),
    mailId,
    kind,
    accountId,
    codeId: codeId ?? null,
    language,
    originUrl,
    ...(visit && { visit }),
  })
}
