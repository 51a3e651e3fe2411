import { APPROVED_ACT_WORDS } from '@billett/contract'
import { approvalsAddress } from '@billett/contract/lists/approvals-address.ts'
import type { Language } from '@billett/domain'
import { officeRoutes } from '@billett/paths'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { Mail } from '../../../ports/mailer.ts'
import type { World } from '../../../world.ts'
import { greeting, letter, mailOnce, paragraph } from '../../run/mail/index.ts'
import { type Approval, findApproval } from './approval.repository.ts'

const WORDS = {
  de: {
    subject: (act: string) => `Ihr Antrag „${act}“ ist entschieden`,
    approved: (act: string, by: string) => `${by} hat Ihrem Antrag „${act}“ zugestimmt. Es ist geschehen.`,
    declined: (act: string, by: string) => `${by} hat Ihren Antrag „${act}“ abgelehnt. Es ist nichts geschehen.`,
    reason: (reason: string) => `Grund: ${reason}`,
    somebody: 'Eine zweite Person',
    link: 'Zum Antrag',
  },
  en: {
    subject: (act: string) => `Your request “${act}” is decided`,
    approved: (act: string, by: string) => `${by} has agreed to your request “${act}”. It is done.`,
    declined: (act: string, by: string) => `${by} has declined your request “${act}”. Nothing was done.`,
    reason: (reason: string) => `Reason: ${reason}`,
    somebody: 'A second person',
    link: 'To the request',
  },
} as const satisfies Record<Language, unknown>

/** Queues a mail to who has asked, with the decision; who takes back their own knows. */
export async function tellAsker(world: World, tx: Transaction, { id, askedBy }: Approval, by: string): Promise<void> {
  if (askedBy !== by) await world.jobs.send(tx, 'sendApprovalMail', { clientId: clientIdOf(world), approvalId: id })
}

type Decided = NonNullable<Awaited<ReturnType<typeof findApproval>>>

const nameOf = (person: { firstName: string | null; lastName: string | null } | null): string =>
  [person?.firstName, person?.lastName].filter(Boolean).join(' ')

/** What was decided, by whom and why; what it is about stands in no mail. */
function approvalMail({ client, config }: World, { approval, asker, decider }: Decided, to: string): Mail {
  const words = WORDS[asker.language]
  const act = APPROVED_ACT_WORDS[approval.act][asker.language]
  const by = nameOf(decider) || words.somebody
  const shown = approvalsAddress.write(new URLSearchParams(), { whose: 'mine', state: 'all', approval: approval.id })
  const url = `${new URL(config.PUBLIC_URL).origin}${officeRoutes.adminApprovals[asker.language]}?${shown}`
  return letter(client, asker.language, {
    id: `approval:${approval.id}`,
    to,
    subject: words.subject(act),
    blocks: [
      paragraph(greeting(asker.language, nameOf(asker))),
      paragraph(approval.decision === 'approved' ? words.approved(act, by) : words.declined(act, by)),
      ...(approval.reason === '' ? [] : [paragraph(words.reason(approval.reason))]),
      { kind: 'link', text: words.link, url },
    ],
  })
}

/** Tells who has asked what became of it, once. */
export const sendApprovalMail = (world: World, approvalId: string): Promise<void> =>
  mailOnce(world, `approval:${approvalId}`, async () => {
    const found = await findApproval(world.db, clientIdOf(world), approvalId)
    return found?.approval.decision && found.asker.email ? approvalMail(world, found, found.asker.email) : undefined
  })
