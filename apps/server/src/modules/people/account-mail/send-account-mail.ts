import { deletionDue, USER_TYPE } from '@billett/domain'
import type { AccountMailJob, AccountMailKind } from '../../../ports/job-queue.ts'
import type { World } from '../../../world.ts'
import { mailOnce } from '../../run/mail/index.ts'
import { type Account, findAccount } from '../account/index.ts'
import { codeOf } from '../code/index.ts'
import { accountLink } from './account-links.ts'
import { accountMail } from './account-mail.ts'
import { activationMail } from './activation-mail.ts'
import { emailChangeAskedMail, emailChangeMail } from './email-change-mail.ts'
import type { Letter } from './letter.ts'

/** What a mail says, and to whom; undefined where what it was about is over. */
type Write = (world: World, account: Account & { email: string }, job: AccountMailJob) => Promise<Letter | undefined>

const plain =
  (
    wording: 'passwordChanged' | 'passwordReplaced' | 'passkeyAdded' | 'manyTries' | 'newDevice' | 'deletionWithdrawn',
  ): Write =>
  async (_, account) => ({ wording, to: account.email, addressee: account })

const WRITE: Readonly<Record<AccountMailKind, Write>> = {
  activation: activationMail,
  passwordReset: async (world, account, { codeId, language, originUrl }) => ({
    wording: 'passwordReset',
    to: account.email,
    addressee: account,
    link:
      codeId === null
        ? accountLink(world, { page: 'askForReset', language, code: null, originUrl })
        : accountLink(world, {
            page: account.userType === USER_TYPE.HGS ? 'newStaffPassword' : 'newPassword',
            language,
            code: codeOf(world, codeId),
            originUrl,
          }),
  }),
  passwordChanged: plain('passwordChanged'),
  passwordReplaced: plain('passwordReplaced'),
  passkeyAdded: plain('passkeyAdded'),
  manyTries: plain('manyTries'),
  newDevice: plain('newDevice'),
  emailChange: emailChangeMail,
  emailChangeAsked: emailChangeAskedMail,
  deletionRequested: async (_, account) =>
    account.deletionRequestedOn === null
      ? undefined
      : {
          wording: 'deletionRequested',
          to: account.email,
          addressee: account,
          on: deletionDue(account.deletionRequestedOn),
        },
  deletionWithdrawn: plain('deletionWithdrawn'),
  documentAdded: async (world, account, { language, originUrl }) => ({
    wording: 'documentAdded',
    to: account.email,
    addressee: account,
    link: accountLink(world, { page: 'documents', language, code: null, originUrl }),
  }),
  takenOver: async (_, account, { visit }) =>
    visit && { wording: 'takenOver', to: account.email, addressee: account, on: visit.on, visit },
}

/**
 * Sends a mail of an account, once. Only here it shows whether an address has an account already, and only its owner
 * reads it.
 */
export const sendAccountMail = (world: World, job: AccountMailJob): Promise<void> =>
  mailOnce(world, `account:${job.mailId}`, async () => {
    const account = await findAccount(world.db, job.accountId)
    if (!account || account.email === null) return undefined
    const letter = await WRITE[job.kind](world, { ...account, email: account.email }, job)
    return letter && accountMail(world, { ...letter, mailId: job.mailId, language: job.language })
  })
