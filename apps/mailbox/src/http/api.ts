import { parseBehaviour } from '../smtp/behaviour.ts'
import { openMail } from '../store/open-mail.ts'
import type { Mailbox } from './mailbox.ts'
import type { Question } from './question.ts'
import { empty, file, json, type Reply } from './reply.ts'

/** `GET /api/mails?to=ADDRESS`: newest first, all or those to one address. */
export function listMails({ store }: Mailbox, { query }: Question): Reply {
  const to = query.get('to')?.toLowerCase()
  return json({ data: store.list().filter(mail => !to || mail.to.some(address => address.toLowerCase() === to)) })
}

export async function showMail({ store }: Mailbox, id: string): Promise<Reply | undefined> {
  const stored = store.find(id)
  if (!stored) return undefined
  const mail = await openMail(await store.source(id))
  const attachments = mail.attachments.map(({ name, type, sizeInBytes }, index) => ({ index, name, type, sizeInBytes }))
  const { text, html, headers } = mail
  return json({ data: [{ ...stored, text, html, headers, attachments }] })
}

export async function downloadAttachment({ store }: Mailbox, id: string, index: number): Promise<Reply | undefined> {
  if (!store.find(id)) return undefined
  const { attachments } = await openMail(await store.source(id))
  const attachment = attachments[index]
  return attachment && file(attachment.type, attachment.content, attachment.name)
}

export async function deleteMails({ store }: Mailbox): Promise<Reply> {
  await store.clear()
  return empty()
}

export function health({ store, behaviour }: Mailbox): Reply {
  const mails = store.list()
  return json({ status: 'ok', mode: behaviour.mode, mails: mails.length, newest: mails[0]?.id ?? '' })
}

/** `PUT /api/behaviour {"mode": "ok" | "reject" | "tempfail" | "slow", "delayMs": 15000}` */
export function changeBehaviour(mailbox: Mailbox, { body }: Question): Reply {
  const behaviour = parseBehaviour(parsed(body))
  if (!behaviour)
    return json({ error: 'Expected {"mode": "ok" | "reject" | "tempfail" | "slow", "delayMs"?: number}' }, 400)
  mailbox.behaviour = behaviour
  return json({ data: [behaviour] })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
