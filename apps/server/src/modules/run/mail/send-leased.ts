import { addMinutes, type MailState, mailKindOf } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { type Mail, MailPerhapsTaken } from '../../../ports/mailer.ts'
import type { World } from '../../../world.ts'
import { raiseEvent } from '../common/index.ts'
import { dropLease, leaseMail, returnLease } from './mail-lease.repository.ts'
import { type NewMailRecord, noteTried } from './mail-record.repository.ts'
import { noteForCertain } from './note-for-certain.ts'
import { wasSent } from './sent-mail.repository.ts'

/** Minutes after which whoever began to send a mail counts as dead; handing one over takes seconds. */
const LEASE = 1

/** A mail whose fate nobody knows goes out once more, and no more often: the second one may be the surplus. */
const MOST_UNKNOWN = 2

/** What a mail is noted under, and the order it is about. */
interface Note {
  key: string
  orderId?: string
}

/**
 * Sends a mail that was not noted as sent. Only one process does at a time, and before it begins it is stored that it
 * does: one that dies on the way, or loses the mail server's answer, leaves a mail of which nobody knows.
 */
export async function sendLeased(world: World, note: Note, mail: Mail): Promise<void> {
  const { db, clock } = world
  const { key } = note
  const unknown = await leaseMail(db, { key, until: addMinutes(clock(), LEASE) }, clock())
  if (unknown === undefined) throw new Error(`the mail ${key} is being sent, or whoever sent it has died just now`)
  if (await wasSent(db, key)) {
    // Somebody else had the lease, and was done with it after we looked whether the mail had been sent.
    await dropLease(db, key)
    return
  }
  if (unknown >= MOST_UNKNOWN) {
    await raiseEvent(db, world, clientIdOf(world), { kind: 'mail', about: key, facts: { begun: unknown } })
  } else {
    await send(world, note, mail)
    await world.reached('mailSent')
  }
  const isSent = unknown < MOST_UNKNOWN
  await noteForCertain(world, { ...note, sentOn: clock() }, isSent ? recordOf(world, note, mail, 'sent') : undefined)
}

/** Hands it over, and tells staff how that went: of a mail whose lease cannot be returned nobody knows. */
async function send(world: World, note: Note, mail: Mail): Promise<void> {
  const { db, clock, mailer, client } = world
  const { operator } = client.config
  try {
    await mailer.send(mail, { name: operator.company, replyTo: operator.email })
  } catch (error) {
    const isUnknown = error instanceof MailPerhapsTaken
    if (!isUnknown) await returnLease(db, note.key, clock())
    await noteTried(db, recordOf(world, note, mail, isUnknown ? 'unknown' : 'failed'))
    throw error
  }
}

const recordOf = (world: World, { key, orderId }: Note, mail: Mail, state: MailState): NewMailRecord => ({
  id: world.newRowId(),
  key,
  clientId: clientIdOf(world),
  orderId: orderId ?? null,
  kind: mailKindOf(key),
  email: mail.to,
  subject: mail.subject,
  state,
  tries: 1,
  lastOn: world.clock(),
})
