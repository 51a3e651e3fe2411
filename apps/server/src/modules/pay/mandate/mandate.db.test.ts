import type { InputOf } from '@billett/contract'
import * as calls from '@billett/contract'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aCustomer } from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { takenJobs } from '../../../testing/taken-jobs.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { sendMandateMail } from './send-mandate-mail.ts'

let test: TestWorld
let ada: ReturnType<typeof visitorOf>
const written: string[] = []

beforeEach(async () => {
  written.length = 0
  const log = pino({ level: 'trace' }, { write: line => written.push(line) })
  test = await testWorld({ log })
  ada = (await aCustomer(test)).visitor
})
afterEach(() => test.close())

const IBAN = 'DE09000000000000000001'
const OTHER = 'DE89370400440532013000'
type NewMandate = InputOf<typeof calls.addMandate>['body']

const aMandate: NewMandate = {
  iban: 'de09 0000 0000 0000 0000 01',
  bic: 'DEMODE00XXX',
  creditInstitute: 'Demobank',
  accountHolder: 'Ada Lovelace',
  consent: true,
}

const add = (over: object = {}) => ada.send(calls.addMandate, { body: { ...aMandate, ...over } })

describe('a direct debit mandate', () => {
  it('is given with a consent, and shown without its account number', async () => {
    const { status, items } = await add()
    expect(status).toBe(200)
    expect(items).toMatchObject([
      { iban: 'DE•• •••• •••• 0001', state: 'active', consentOn: test.now(), usableUntil: '2029-11-21' },
    ])
    expect((await ada.send(calls.getMandates)).items).toEqual(items)
    const { rows } = await test.database.pool.query('select iban from mandate')
    expect(rows).toEqual([{ iban: IBAN }])
  })

  it.each([
    [{ iban: '' }, 'iban', 'error.required'],
    [{ iban: 'DE12' }, 'iban', 'error.ibanNotValid'],
    [{ iban: 'DE88370400440532013000' }, 'iban', 'error.ibanCheckDigits'],
    [{ iban: 'DE8937040044053201300' }, 'iban', 'error.ibanLength'],
    [{ iban: 'BR1800360305000010009795493C1' }, 'iban', 'error.ibanCountry'],
    [{ bic: 'nobank' }, 'bic', 'error.bic'],
    [{ creditInstitute: ' ' }, 'creditInstitute', 'error.required'],
    [{ accountHolder: '' }, 'accountHolder', 'error.required'],
    [{ consent: false }, 'consent', 'error.mandateConsent'],
    [{ consent: undefined }, 'consent', 'error.mandateConsent'],
  ])('is refused with %j', async (over, fieldName, translationKey) => {
    const { status, errors } = await add(over)
    expect(status).toBe(400)
    expect(errors).toMatchObject([{ fieldName, translationKey }])
  })

  it('is not taken from a minor: the day of the eighteenth birthday is the first', async () => {
    const give = async (birthDate: string) => {
      const { visitor } = await aCustomer(test, { email: `born-${birthDate}@example.org`, birthDate })
      return visitor.send(calls.addMandate, { body: aMandate })
    }
    const refused = await give('2008-11-22')
    expect([refused.status, refused.errors[0]?.translationKey]).toEqual([409, 'error.guardianNeeded'])
    expect((await give('2008-11-21')).status).toBe(200)
    const { rows } = await test.database.pool.query('select 1 from mandate')
    expect(rows).toHaveLength(1)
  })

  it('keeps its reference when the account changes, and its account when only the owner’s name does', async () => {
    const given = await ada.ask(calls.addMandate, { body: aMandate })
    const params = { guid: given.guid }
    test.pass(5)
    const { iban: _, ...without } = aMandate
    const renamed = await ada.ask(calls.changeMandate, { params, body: { ...without, accountHolder: 'A. King' } })
    expect(renamed).toMatchObject({ iban: given.iban, accountHolder: 'A. King', consentOn: test.now() })
    const moved = await ada.ask(calls.changeMandate, { params, body: { ...aMandate, iban: OTHER } })
    expect(moved).toMatchObject({ reference: given.reference, iban: 'DE•• •••• •••• 3000' })
  })

  it('that changed can still be shown as it was when money was collected', async () => {
    const { guid } = await ada.ask(calls.addMandate, { body: aMandate })
    const signedOn = test.now()
    test.pass(5)
    await ada.ask(calls.changeMandate, { params: { guid }, body: { ...aMandate, iban: OTHER } })
    await test.database.pool.query('update mandate set last_collection_on = $1', ['2026-12-01'])
    const query = (text: string) => test.database.pool.query(text)
    const { rows } = await query('select number, iban, agreed_on from mandate_version order by number')
    expect(rows).toEqual([
      { number: 1, iban: IBAN, agreed_on: new Date(signedOn) },
      { number: 2, iban: OTHER, agreed_on: new Date(test.now()) },
    ])
    await expect(query('update mandate_version set iban = iban')).rejects.toThrow('append only')
    await expect(query('delete from mandate_version')).rejects.toThrow('append only')
  })

  it('moves to another account only as it was given: a red light keeps the old one, and does not keep a typing error', async () => {
    const { guid } = await ada.ask(calls.addMandate, { body: aMandate })
    const change = (over: object) => ada.send(calls.changeMandate, { params: { guid }, body: { ...aMandate, ...over } })
    test.world.credit = {
      isOffered: true,
      check: async () => ({ state: 'known', score: 'red', reference: 'the test says so' }),
    }
    expect((await change({ iban: OTHER })).errors).toMatchObject([{ translationKey: 'error.creditRefused' }])
    expect((await change({ accountHolder: 'Ada King' })).status).toBe(200)
    expect((await change({ iban: undefined, accountHolder: 'A. King' })).status).toBe(200)
    expect((await ada.send(calls.getMandates)).items).toMatchObject([
      { iban: 'DE•• •••• •••• 0001', accountHolder: 'A. King' },
    ])
  })

  it('is given or changed ten times a day, and no more mails are sent', async () => {
    test.world.countsTries = true
    const { guid } = await ada.ask(calls.addMandate, { body: aMandate })
    const change = async (params: { guid: string }) =>
      (await ada.send(calls.changeMandate, { params, body: aMandate })).status
    // What is not there is no try.
    expect(await change({ guid: crypto.randomUUID() })).toBe(404)
    const statuses: number[] = []
    for (let n = 0; n < 11; n += 1) statuses.push(await change({ guid }))
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 429, 429])
    await ada.send(calls.revokeMandate, { params: { guid } })
    expect((await add()).errors).toMatchObject([{ translationKey: 'error.tooManyRequests' }])
    expect(await takenJobs(test, 'sendMandateMail')).toHaveLength(10)
  })

  it('is gone when it is revoked, and stays in the books', async () => {
    const { guid } = await ada.ask(calls.addMandate, { body: aMandate })
    const revoke = () => ada.send(calls.revokeMandate, { params: { guid } })
    expect((await revoke()).status).toBe(200)
    expect((await ada.send(calls.getMandates)).items).toEqual([])
    expect((await revoke()).errors).toMatchObject([{ translationKey: 'error.mandateNotFound' }])
    expect((await ada.send(calls.changeMandate, { params: { guid }, body: aMandate })).status).toBe(404)
    const { rows } = await test.database.pool.query('select revoked_on is not null as revoked from mandate')
    expect(rows).toEqual([{ revoked: true }])
  })

  it('lapses 36 months after it was last used', async () => {
    const given = await ada.ask(calls.addMandate, { body: aMandate })
    await test.database.pool.query("update mandate set consent_on = consent_on - interval '37 months'")
    expect((await ada.send(calls.getMandates)).items).toMatchObject([{ guid: given.guid, state: 'lapsed' }])
  })

  it('is one of five at most, also when many are given at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => add()))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409, 409, 409])
  })

  it('of somebody else looks like none', async () => {
    const { guid } = await ada.ask(calls.addMandate, { body: aMandate })
    const { visitor: eve } = await aCustomer(test, { email: 'eve@example.org' })
    expect((await eve.send(calls.getMandates)).items).toEqual([])
    for (const id of [guid, crypto.randomUUID()]) {
      const change = await eve.send(calls.changeMandate, { params: { guid: id }, body: aMandate })
      const revoke = await eve.send(calls.revokeMandate, { params: { guid: id } })
      for (const { status, errors } of [change, revoke])
        expect([status, errors[0]?.translationKey]).toEqual([404, 'error.mandateNotFound'])
    }
    expect((await ada.send(calls.getMandates)).items).toMatchObject([{ guid, accountHolder: 'Ada Lovelace' }])
  })

  it('never comes into the log with its account number', async () => {
    await add()
    await add({ iban: 'DE88370400440532013000' })
    await ada.send(calls.getInstituteData, { body: { iban: IBAN } })
    test.world.banks.bankOf = () => Promise.reject(new Error('the register is on fire'))
    expect((await ada.send(calls.getInstituteData, { body: { iban: OTHER } })).status).toBe(500)
    expect(written.join('')).toContain('on fire')
    expect(written.join('').replaceAll(' ', '')).not.toMatch(/DE\d{20}/)
  })
})

describe('the mail about a mandate', () => {
  const mailed = async () => {
    for (const job of await takenJobs(test, 'sendMandateMail')) {
      await sendMandateMail(test.world, job)
      // A job that runs again, as it may after a crash, mails nothing more.
      await sendMandateMail(test.world, job)
    }
    return test.mails.filter(({ subject }) => subject.includes('SEPA'))
  }

  it('has its reference, who collects, and the rights, as text and as HTML', async () => {
    const { reference } = await ada.ask(calls.addMandate, { body: aMandate })
    const [mail, ...others] = await mailed()
    const { operator, texts } = test.world.client.config
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: 'ada@example.org', language: 'en' })
    expect(mail?.subject).toBe(`Your SEPA direct debit mandate at ${texts.nameShort}`)
    for (const body of [mail?.text, mail?.html])
      for (const part of [
        reference,
        operator.creditorId,
        operator.company,
        'DE•• •••• •••• 0001',
        'eight weeks',
        '14 days',
      ])
        expect(body).toContain(part)
    expect(`${mail?.text}${mail?.html}`).not.toContain(IBAN)
  })

  it('tells of a change, in the language of who changes it', async () => {
    const { guid } = await ada.ask(calls.addMandate, { body: aMandate })
    await mailed()
    const german = visitorOf(test.app, 'de')
    german.withToken(ada.token())
    await german.ask(calls.changeMandate, { params: { guid }, body: { ...aMandate, iban: OTHER } })
    const mail = (await mailed()).at(-1)
    expect(mail?.subject).toMatch(/Ihr SEPA-Lastschriftmandat .* wurde geändert/)
    expect(mail?.text).toContain('DE•• •••• •••• 3000')
  })

  it('is not sent about one that was refused, nor about one that is revoked by then', async () => {
    await add({ consent: false })
    const { guid } = await ada.ask(calls.addMandate, { body: aMandate })
    await ada.send(calls.revokeMandate, { params: { guid } })
    expect(await mailed()).toEqual([])
  })
})

describe('the bank of an account', () => {
  it('is named to anybody', async () =>
    expect(await visitorOf(test.app).ask(calls.getInstituteData, { body: { iban: aMandate.iban } })).toEqual({
      bic: 'DEMODE00XXX',
      creditInstitute: 'Demobank',
    }))

  it('that nobody knows is said to be so', async () => {
    const { status, errors } = await visitorOf(test.app).send(calls.getInstituteData, { body: { iban: OTHER } })
    expect([status, errors[0]?.translationKey]).toEqual([404, 'error.bankUnknown'])
  })
})
