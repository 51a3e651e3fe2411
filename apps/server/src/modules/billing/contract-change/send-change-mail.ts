import type { Client } from '@billett/clients'
import { addDays, businessDateOf } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { ChangeMailJob } from '../../../ports/job-queue.ts'
import type { Mail } from '../../../ports/mailer.ts'
import type { World } from '../../../world.ts'
import { dateText, greeting, letter, type MailBlock, mailOnce, momentText } from '../../run/mail/index.ts'
import { presentRequest } from '../../subscription/change-request/index.ts'
import { textIn } from '../../travel/region/index.ts'
import { type RequestToTell, requestToTell } from './change-mail.repository.ts'
import { changeMailKey } from './change-mail-key.ts'
import { CHANGE_MAIL } from './change-mail-words.ts'

/** What a mail says about a request: what was asked for, when it was received, and from when on it holds. */
function changeMail(client: Client, told: RequestToTell, to: string, news: ChangeMailJob['news']): Mail {
  const { request, language } = told
  const words = CHANGE_MAIL[language]
  const shown = presentRequest(request, language, businessDateOf(request.requestedOn))
  const day = (date: string) => dateText(date, language)
  const isEnd = request.change.kind === 'cancel' && request.effectiveOn !== null
  const facts = [
    { name: words.contract, value: told.contractNumber },
    { name: words.subscription, value: textIn(told.title, language) },
    { name: words.what, value: shown.description },
    { name: words.state, value: shown.stateText },
    ...(request.effectiveOn === null || isEnd ? [] : [{ name: words.firstDay, value: day(request.effectiveOn) }]),
    ...(isEnd && request.effectiveOn ? [{ name: words.lastDay, value: day(addDays(request.effectiveOn, -1)) }] : []),
    ...(request.decision === null ? [] : [{ name: words.said, value: request.decision }]),
  ]
  const openings = {
    asked: () => words.received(momentText(request.requestedOn, language)),
    decided: () => words.decided[request.state === 'rejected' ? 'rejected' : 'accepted'],
    pauseEnds: () => words.pauseEnds(told.pausedUntil === null ? '' : day(told.pausedUntil)),
  }
  const closing = shown.takeBackUntil ? words.takeBack(day(shown.takeBackUntil)) : null
  const blocks: MailBlock[] = [
    { kind: 'text', text: greeting(language, told.name) },
    { kind: 'text', text: openings[news]() },
    { kind: 'facts', facts },
    ...(request.decidedOn === null ? [{ kind: 'text', text: words.waits } as const] : []),
    ...(closing === null ? [] : [{ kind: 'text', text: closing } as const]),
  ]
  const subject = words.subject[news](client.config.texts.nameShort)
  return letter(client, language, { id: `${request.id}-${news}`, to, subject, blocks })
}

/** Mails the receipt of a request, what was decided on it, or that its pause ends, once. */
export const sendChangeMail = (world: World, { requestId, news }: ChangeMailJob): Promise<void> =>
  mailOnce(world, changeMailKey(requestId, news), async () => {
    const told = await requestToTell(world.db, clientIdOf(world), requestId)
    return told?.email ? changeMail(world.client, told, told.email, news) : undefined
  })
