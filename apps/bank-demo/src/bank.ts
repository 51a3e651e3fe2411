import { createHash, type Hash } from 'node:crypto'
import { addDays, type PlainDate } from '@billett/domain'
import { MalformedBankFile, readPayments } from '@billett/sepa'
import { planAnswers } from './answers/plan-answers.ts'
import { planTransfers } from './answers/plan-transfers.ts'
import type { Payment, TakenFile } from './answers/taken-file.ts'
import { ofReceived, writeNotification } from './answers/write-camt.ts'
import type { Fault } from './rules/faults.ts'
import type { State, Store } from './store.ts'

export type Taking = { state: 'taken' } | { state: 'refused'; detail: string }

/** Money that somebody transfers to the customer. */
export interface Received {
  /** Account of the customer. */
  iban: string
  cents: number
  /** Who pays. */
  name: string
  /** What for, in their words. */
  text: string
}

export interface Bank {
  today: () => PlainDate
  state: () => State
  /** Takes a file by its id: sent twice, it is taken once. */
  take: (messageId: string, content: AsyncIterable<Uint8Array>) => Promise<Taking>
  answersSince: (after: string, most: number) => { id: string; on: PlainDate }[]
  answer: (id: string) => string | undefined
  /** It is at least that day. */
  comesTo: (day: PlainDate) => void
  passDays: (days: number) => void
  /** Somebody transfers money to the account of the customer: it is there at once. */
  receive: (transfer: Received) => void
  setFault: (fault: Fault | null) => void
  /** The fault of the file that is being taken. */
  takeFault: () => Fault | null
}

const DIGITS = 9

/** A bank that knows one customer. What it will say of a file is known when it has it; days let it be said. */
export function openBank(store: Store, realDay: () => PlainDate): Bank {
  const today = (): PlainDate => [store.state().day, realDay()].sort().at(-1) ?? realDay()

  /** Says what is due. */
  function speak(): void {
    const { planned, sent } = store.state()
    const due = planned.filter(({ on }) => on <= today())
    if (due.length === 0) return
    const said = due.map(({ on, name }, index) => ({
      id: String(sent.length + index + 1).padStart(DIGITS, '0'),
      on,
      name,
    }))
    store.change({ planned: planned.filter(({ on }) => on > today()), sent: [...sent, ...said] })
  }

  function plan(file: TakenFile, lastSha256: string, fault: Fault | null): void {
    const { texts, planned, files } = store.state()
    const planOf = file.kind === 'transfers' ? planTransfers : planAnswers
    const answers = planOf(file, today(), fault).map(({ on, text }, index) => {
      const name = `${texts + index + 1}.xml`
      store.write(name, text)
      return { on, name }
    })
    const { messageId, dueOn, payments } = file
    const sumCents = payments.reduce((sum, { cents }) => sum + cents, 0)
    store.change({
      lastMessageId: messageId,
      lastSha256,
      texts: texts + answers.length,
      planned: [...planned, ...answers].toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0)),
      files: [...files, { messageId, dueOn, takenOn: today(), count: payments.length, sumCents }],
    })
  }

  return {
    today,
    state: store.state,
    async take(messageId, content) {
      const fault = store.state().fault
      const hash = createHash('sha256')
      const read = await readFile(hashed(content, hash))
      if ('detail' in read) return { state: 'refused', detail: read.detail }
      if (read.messageId !== messageId) return { state: 'refused', detail: 'the file has another id' }
      if (!store.state().files.some(known => known.messageId === messageId)) plan(read, hash.digest('hex'), fault)
      speak()
      return { state: 'taken' }
    },
    answersSince(after, most) {
      speak()
      return store
        .state()
        .sent.filter(({ id }) => id > after)
        .slice(0, most)
    },
    answer(id) {
      const found = store.state().sent.find(one => one.id === id)
      return found && store.read(found.name)
    },
    comesTo(day) {
      if (day > today()) store.change({ day })
    },
    passDays: days => store.change({ day: addDays(today(), days) }),
    receive({ iban, cents, ...written }) {
      const { texts, planned } = store.state()
      const [on, name, id] = [today(), `${texts + 1}.xml`, `IN-${texts + 1}`]
      const booking = { reference: id, cents, on, details: ofReceived(written), isReceived: true as const }
      store.write(name, writeNotification({ id, createdOn: `${on}T06:00:00+01:00`, iban, bookings: [booking] }))
      store.change({ texts: texts + 1, planned: [{ on, name }, ...planned] })
      speak()
    },
    setFault: fault => store.change({ fault }),
    takeFault() {
      const { fault } = store.state()
      if (fault) store.change({ fault: null })
      return fault
    },
  }
}

async function* hashed(content: AsyncIterable<Uint8Array>, hash: Hash) {
  for await (const piece of content) {
    hash.update(piece)
    yield piece
  }
}

/** A file as the bank reads it, or why it does not take it. */
async function readFile(content: AsyncIterable<Uint8Array>): Promise<TakenFile | { detail: string }> {
  const payments: Payment[] = []
  let kind: TakenFile['kind'] = 'debits'
  let messageId = ''
  let said = { count: 0, sumCents: 0 }
  let group: { iban: string; dueOn: PlainDate } | undefined
  try {
    for await (const piece of readPayments(content)) {
      if (piece.kind === 'file') {
        messageId = piece.messageId
        said = piece
      } else if (piece.kind === 'debit') {
        const { endToEndId, cents, debtor, mandate } = piece
        payments.push({ endToEndId, cents, iban: debtor.iban, mandate: mandate.reference })
      } else if (piece.kind === 'transfer') {
        kind = 'transfers'
        payments.push({ endToEndId: piece.endToEndId, cents: piece.cents, iban: piece.creditor.iban, mandate: '' })
      } else if (piece.kind === 'group') group = { iban: piece.account.iban, dueOn: piece.dueOn }
    }
  } catch (failure) {
    if (failure instanceof MalformedBankFile) return { detail: failure.reason }
    throw failure
  }
  const sumCents = payments.reduce((sum, { cents }) => sum + cents, 0)
  if (!group || payments.length === 0) return { detail: 'there is no payment in it' }
  if (said.count !== payments.length || said.sumCents !== sumCents) return { detail: 'its sums are not those it says' }
  return { messageId, kind, payments, ...group }
}
