import {
  type BarrierReport,
  type CancelWithoutLogin,
  cancelWithoutLogin,
  pathOf,
  reportBarrier,
  type Withdrawal,
  withdrawContract,
} from '@billett/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { adminEvent, barrierReport, contractWithdrawal, tryCount } from '../../../db/schema/index.ts'
import { visitorOf } from '../../../testing/client.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { confirmWithdrawal } from './confirm-withdrawal.ts'
import { passOnBarrierReport } from './pass-on-barrier-report.ts'

let test: TestWorld
beforeEach(async () => {
  test = await testWorld({ config: { RATE_LIMIT: '100000' } })
})
afterEach(() => test.close())

const withdrawal: Withdrawal = {
  firstName: 'Käthe',
  lastName: 'Brömmelkamp',
  contract: 'VVL-2026-000017',
  part: '',
  email: 'kaethe@example.org',
}

const report: BarrierReport = {
  page: 'https://shop.example/kasse',
  description: 'Der Vorlese-Cursor springt\naus dem Feld.',
  technology: 'NVDA',
  name: '',
  email: 'kaethe@example.org',
}

const cancellation: CancelWithoutLogin = {
  kind: 'ordinary',
  reason: '',
  firstName: 'Käthe',
  lastName: 'Brömmelkamp',
  customerNumber: '',
  contract: 'Abo 4711',
  date: '',
  email: 'kaethe@example.org',
}

/** Mails that are queued for a worker. */
async function queued(name: string): Promise<number> {
  const { rows } = await test.database.pool.query('select count(*)::int as jobs from job.job where name = $1', [name])
  return rows[0].jobs
}

/** Withdraws from another network each. */
const withdrawFrom = (network: number) =>
  test.app.inject({
    method: withdrawContract.method,
    url: pathOf(withdrawContract),
    remoteAddress: `198.51.${network}.7`,
    payload: withdrawal,
  })

const withdraw = (body: Partial<Withdrawal> = {}) =>
  visitorOf(test.app, 'de').send(withdrawContract, { body: { ...withdrawal, ...body } })

describe('withdrawing from a contract without signing in (§ 356a BGB)', () => {
  it('is stored and confirmed by one mail with its content, date and time', async () => {
    const { items } = await withdraw()
    expect(items).toEqual([{ receivedAt: test.now() }])
    const [stored] = await test.database.db.select().from(contractWithdrawal)
    expect(stored).toMatchObject({ content: withdrawal, language: 'de', receivedOn: test.now() })
    await confirmWithdrawal(test.world, stored?.id ?? '')
    await confirmWithdrawal(test.world, stored?.id ?? '')
    expect(test.mails.map(mail => mail.to)).toEqual(['kaethe@example.org'])
    for (const part of [
      'Käthe Brömmelkamp',
      'VVL-2026-000017',
      'der ganze Vertrag',
      '21. November 2026',
      '10:00:00',
      'Hiermit widerrufe ich',
    ])
      expect(test.mails[0]?.text).toContain(part)
  })

  it('asks for nothing but who, what and where the receipt goes', async () => {
    const { status, errors } = await withdraw({ contract: ' ', email: '' })
    expect(status).toBe(400)
    expect(new Set(errors.map(error => error.fieldName))).toEqual(new Set(['contract', 'email']))
  })
})

describe('reporting a barrier', () => {
  it('is stored, passed on to the company, and confirmed to whoever wrote it, once', async () => {
    await visitorOf(test.app, 'de').ask(reportBarrier, { body: report })
    const [stored] = await test.database.db.select().from(barrierReport)
    await passOnBarrierReport(test.world, stored?.id ?? '')
    await passOnBarrierReport(test.world, stored?.id ?? '')
    const { accessibilityEmail } = test.world.client.config.operator
    expect(test.mails.map(mail => mail.to)).toEqual([accessibilityEmail, 'kaethe@example.org'])
    for (const { text } of test.mails) expect(text).toContain('Der Vorlese-Cursor springt\naus dem Feld.')
  })

  it('needs no name and no address', async () => {
    await visitorOf(test.app).ask(reportBarrier, { body: { ...report, email: '' } })
    const [stored] = await test.database.db.select().from(barrierReport)
    await passOnBarrierReport(test.world, stored?.id ?? '')
    expect(test.mails).toHaveLength(1)
  })

  it('without an address is passed on like any other word to the company', async () => {
    for (let time = 0; time < 6; time += 1)
      await visitorOf(test.app).ask(reportBarrier, { body: { ...report, email: '' } })
    expect(await test.database.db.select().from(barrierReport)).toHaveLength(6)
    expect(await queued('passOnBarrierReport')).toBe(5)
  })

  it('needs to say what does not work', async () => {
    const { errors } = await visitorOf(test.app).send(reportBarrier, { body: { ...report, description: '' } })
    expect(errors).toMatchObject([{ fieldName: 'description', translationKey: 'error.required' }])
  })
})

describe('a stranger who floods somebody with our mails', () => {
  it('gets the same answer, and the declarations are kept, but no more than three mails a day leave to one address', async () => {
    const answers = [
      await withdraw(),
      await withdraw(),
      await withdraw(),
      await withdraw({ email: ' KAETHE@example.org' }),
    ]
    expect(answers.map(({ status, items }) => ({ status, items }))).toEqual(
      Array.from({ length: 4 }, () => ({ status: 200, items: [{ receivedAt: test.now() }] })),
    )
    expect(await test.database.db.select().from(contractWithdrawal)).toHaveLength(4)
    expect(await queued('confirmWithdrawal')).toBe(3)
    expect(await test.database.db.select().from(adminEvent)).toMatchObject([{ level: 'warning' }])
  })

  it('is stopped at five mails a day, wherever they call from', async () => {
    for (let network = 0; network < 7; network += 1) await withdrawFrom(network)
    expect(await test.database.db.select().from(contractWithdrawal)).toHaveLength(7)
    expect(await queued('confirmWithdrawal')).toBe(5)
  })

  it('shares the limit between every form', async () => {
    for (let time = 0; time < 3; time += 1) await withdraw()
    await visitorOf(test.app).ask(cancelWithoutLogin, { body: cancellation })
    await visitorOf(test.app).ask(reportBarrier, { body: report })
    expect([await queued('confirmCancellation'), await queued('passOnBarrierReport')]).toEqual([0, 0])
  })

  it('is stopped by where they call from too, whatever addresses they use', async () => {
    for (let time = 0; time < 22; time += 1) await withdraw({ email: `victim${time}@example.org` })
    expect(await queued('confirmWithdrawal')).toBe(20)
  })

  it('does not become another caller by another address of the same network', async () => {
    for (let time = 0; time < 22; time += 1)
      await test.app.inject({
        method: withdrawContract.method,
        url: pathOf(withdrawContract),
        remoteAddress: `2001:db8:1:2::${time + 1}`,
        payload: { ...withdrawal, email: `victim${time}@example.org` },
      })
    expect(await queued('confirmWithdrawal')).toBe(20)
  })

  it('is forgotten a day later, and nobody can read from the table whom it was about', async () => {
    for (let time = 0; time < 4; time += 1) await withdraw()
    expect(JSON.stringify(await test.database.db.select().from(tryCount))).not.toMatch(/kaethe|127\.0\.0\.1/)
    test.pass(24 * 60 - 1)
    await withdraw()
    expect(await queued('confirmWithdrawal')).toBe(3)
    test.pass(2)
    await withdraw()
    expect(await queued('confirmWithdrawal')).toBe(4)
  })
})
