import { addDays, businessDateOf, type DebitTerms, type PlainDate, planNotice } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import { together } from '../../../db/together.ts'
import type { World } from '../../../world.ts'
import type { IdRange } from '../../run/part/index.ts'
import { creditorOf } from './creditor.ts'
import { insertNotices, lastNotices, type NewNotice } from './notice.repository.ts'
import { claimsToCollect } from './open-claims.queries.ts'
import { type DebitedPayer, takePayers } from './payers.queries.ts'
import { tellTrouble } from './run/tell-trouble.ts'
import { wantedLines } from './wanted-lines.ts'

const TAIL = 4

/** Days earlier than it has to be that a payer is told. */
const EARLIER = 14

export const termsOf = (payer: DebitedPayer, creditorId: string): DebitTerms => ({
  mandateReference: payer.mandateReference,
  creditorId,
  ibanTail: payer.iban.slice(-TAIL),
})

export interface Announced {
  /** How many payers were looked at, and how many were told something. */
  looked: number
  told: number
}

interface WhatToAnnounce {
  /** Absent: all payers. */
  of?: IdRange | undefined
  /** Only what is collected until then brings a notice. */
  until?: PlainDate | undefined
}

/**
 * Tells payers what is collected from them, where the last notice does not say it: in one transaction, so that whoever
 * is killed leaves whole parts behind. Asked again it tells nothing.
 */
export async function announcePart(
  world: World,
  tx: Transaction,
  { of, until }: WhatToAnnounce = {},
): Promise<Announced> {
  const creditor = creditorOf(world)
  if (!creditor) return { looked: 0, told: 0 }
  const clientId = clientIdOf(world)
  const now = world.clock()
  const today = businessDateOf(now)
  const payers = await takePayers(tx, clientId, of)
  const ids = payers.map(({ id }) => id)
  const [notices, open] = await together(lastNotices(tx, ids), claimsToCollect(tx, ids))
  const told = (payerId: string) => new Set(notices.get(payerId)?.lines.map(({ dueOn }) => dueOn))
  const { lines: wanted, failed } = await wantedLines(world, tx, { payers, open, told, today })
  const made = payers.flatMap((payer): NewNotice[] => {
    const last = notices.get(payer.id) ?? null
    const terms = termsOf(payer, creditor.creditorId)
    const { noticeDays } = payer
    const tellUntil = until ?? addDays(today, noticeDays + EARLIER)
    const { lines } = planNotice(wanted.get(payer.id) ?? [], { terms, last, noticeDays, today, tellUntil })
    if (!lines) return []
    const row = {
      id: world.newRowId(),
      clientId,
      payerId: payer.id,
      number: (last?.number ?? 0) + 1,
      mandateId: payer.mandateId,
      ...terms,
      sentOn: today,
      createdOn: now,
    }
    return [{ row, lines }]
  })
  await insertNotices(tx, made)
  const mails = made.map(({ row }) => ({ clientId, noticeId: row.id }))
  await world.jobs.sendAll(tx, 'sendDebitNotice', mails)
  if (failed > 0) await tellTrouble(world, tx, until ?? today, { what: 'notForetold', found: failed })
  return { looked: payers.length, told: made.length }
}
