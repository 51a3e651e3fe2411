import type { Job } from '../../../ports/job-queue.ts'
import type { World } from '../../../world.ts'
import { dateText, greeting, letter, mailOnce, momentText } from '../../run/mail/index.ts'
import { REQUEST_STATES } from '../../subscription/change-request/index.ts'
import { requestHandedOnAs } from './request.repository.ts'
import { requestToTell } from './request-mail.queries.ts'
import { REQUEST_MAIL } from './request-mail-words.ts'

/** Mails whoever asked what was decided, once; nothing while it is not, and to whom nobody can write to any more. */
export const sendSchoolRequestMail = (world: World, { requestId }: Job<'sendSchoolRequestMail'>): Promise<void> =>
  mailOnce(world, `schoolRequest:${requestId}`, async () => {
    const row = await requestToTell(world.db, requestId)
    const { request, handed, asker } = row ?? {}
    const decided = handed ?? request
    if (!request || !decided || decided.decidedOn === null || !asker?.email) return undefined
    const { language, email: to } = asker
    const words = REQUEST_MAIL[language]
    const { state, effectiveOn, decidedBy, decision } = decided
    const facts = [
      { name: words.what, value: words.kinds[request.kind] },
      { name: words.asked, value: momentText(request.requestedOn, language) },
      { name: words.state, value: REQUEST_STATES[state][language] },
      ...(effectiveOn === null ? [] : [{ name: words.agreed, value: dateText(effectiveOn, language) }]),
      ...(decidedBy === null ? [] : [{ name: words.decidedBy, value: decidedBy }]),
      ...(decision === null ? [] : [{ name: words.said, value: decision }]),
    ]
    return letter(world.client, language, {
      id: requestId,
      to,
      subject: words.subject(world.client.config.texts.nameShort),
      blocks: [
        { kind: 'text', text: greeting(language, `${asker.firstName} ${asker.lastName}`) },
        { kind: 'text', text: words.lead[state === 'rejected' ? 'rejected' : 'accepted'] },
        { kind: 'facts', facts },
      ],
    })
  })

/** Whoever asked in the portal is told too of what the transport operator decided about the contract. */
export async function tellAsker(world: World, handedOnId: string): Promise<void> {
  const request = await requestHandedOnAs(world.db, handedOnId)
  if (request) await sendSchoolRequestMail(world, { clientId: request.clientId, requestId: request.id })
}
