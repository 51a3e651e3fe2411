import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openLedger } from '../ledger.ts'
import type { Entry } from '../payment/entry.ts'
import { openJournal } from './journal.ts'

const at = '2026-11-20T09:00:00.000Z'

/** As versions wrote it that called a setup a registration. */
const OLD = [
  {
    kind: 'registrationBegun',
    at,
    reference: 'reg_1',
    payToken: 'page',
    idempotencyKey: 'key',
    request: { method: 'card', merchantReference: 'ours', returnUrl: 'https://shop.example', metadata: {} },
    expiresAt: '2026-11-20T10:00:00.000Z',
  },
  {
    kind: 'registrationChallenged',
    at,
    reference: 'reg_1',
    challenge: { instrument: { kind: 'card', label: 'Visa •••• 1111' } },
  },
  {
    kind: 'registrationMoved',
    at,
    reference: 'reg_1',
    move: { state: 'confirmed', token: 'tok_1' },
    instrument: { kind: 'card', label: 'Visa •••• 1111' },
    events: [
      {
        id: 'evt_1',
        type: 'registration.confirmed',
        reference: 'reg_1',
        at,
        body: '{"id":"evt_1","type":"registration.confirmed","registration":{"reference":"reg_1"}}',
        deliveries: [{ id: 'evt_1.1', dueAt: at, forged: false, attempts: 0, state: 'waiting' }],
      },
    ],
  },
]

/** The service's book after these lines. */
function bookOf(lines: object[]) {
  const path = join(mkdtempSync(join(tmpdir(), 'journal-')), 'journal.jsonl')
  writeFileSync(path, lines.map(line => `${JSON.stringify(line)}\n`).join(''))
  return openLedger({ journal: openJournal<Entry>(path), clock: () => at }).book
}

it('a journal that an earlier version wrote says the same', () => {
  const book = bookOf(OLD)
  expect(book.setups.get('reg_1')).toMatchObject({ state: 'confirmed', token: 'tok_1' })
  expect(book.stored.get('tok_1')).toMatchObject({ instrument: { label: 'Visa •••• 1111' } })
  expect(book.waiting.get('evt_1.1')?.event).toMatchObject({
    type: 'setup.confirmed',
    body: '{"id":"evt_1","type":"setup.confirmed","setup":{"reference":"reg_1"}}',
  })
})

it('an entry that nobody understands is told, and not passed over', () => {
  expect(() => bookOf([{ kind: 'somethingNew', at, reference: 'reg_1' }])).toThrow('somethingNew')
})
