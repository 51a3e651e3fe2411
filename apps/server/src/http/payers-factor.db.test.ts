import * as calls from '@billett/contract'
import { unixSeconds } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { timeCode } from '../crypto/time-code.ts'
import { userAccount, userSession } from '../db/schema/index.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, pays } from '../testing/a-school.ts'
import { aCustomer, PASSWORD } from '../testing/account.ts'
import { type TestWorld, testWorld } from '../testing/test-world.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

let test: TestWorld
let at: { payer: AnOrganisation; school: AnOrganisation }

beforeAll(async () => {
  test = await testWorld()
  const payer = await anOrganisation(test, { name: 'County', kind: 'authority' })
  const school = await anOrganisation(test, { name: 'School' })
  await pays(test, payer, school)
  at = { payer, school }
})
afterAll(() => test.close())

function wanted(secondFactorOfPayers: boolean) {
  const { client } = test.world
  const settings = { ...client.config.settings, secondFactorOfPayers }
  test.world.client = { ...client, config: { ...client.config, settings } }
}

type Person = Awaited<ReturnType<typeof aContactPerson>>

async function someoneOf(organisation: AnOrganisation): Promise<Person> {
  const person = await aContactPerson(test, [organisation])
  const passwordHash = await test.world.passwords.hash(PASSWORD)
  await test.database.db.update(userAccount).set({ passwordHash }).where(eq(userAccount.id, person.accountId))
  return person
}

const wordOf = ({ errors }: { errors: calls.ErrorItem[] }) => errors[0]?.translationKey
const look = ({ visitor }: Person) => visitor.send(calls.getOrganisations, { query: {} })
const fetchReport = ({ visitor }: Person) =>
  visitor.send(calls.exportFinancialReport, { params: { orgId: at.payer.id }, query: { format: 'csv' } })

/** What an app makes of what it is told. */
function codeNow(secret: string): string {
  const bits = [...secret].map(letter => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = Uint8Array.from(bits.match(/.{8}/g) ?? [], byte => Number.parseInt(byte, 2))
  return timeCode(bytes, Math.floor(unixSeconds(test.now()) / 30))
}

async function withApp({ visitor }: Person): Promise<string> {
  const { secret } = await visitor.ask(calls.beginCodeApp, { body: { password: PASSWORD } })
  await visitor.ask(calls.confirmCodeApp, { body: { code: codeNow(secret) } })
  return secret
}

/** As after the next sign-in by the password alone. */
const signedInAnew = ({ accountId }: Person) =>
  test.database.db.update(userSession).set({ provenOn: null }).where(eq(userSession.accountId, accountId))

describe('where the company wants a second factor of who pays', () => {
  it('is one set up before the portal opens, and shown at every sign-in from then on', async () => {
    wanted(true)
    const clerk = await someoneOf(at.payer)
    expect(wordOf(await look(clerk))).toBe('error.secondFactorToSetUp')
    expect(wordOf(await clerk.visitor.send(calls.getPasskeys))).toBe('error.secondFactorToSetUp')
    const secret = await withApp(clerk)
    expect((await look(clerk)).status).toBe(200)
    await signedInAnew(clerk)
    expect(wordOf(await look(clerk))).toBe('error.secondFactorNeeded')
    test.pass(1)
    expect((await clerk.visitor.send(calls.showSecondFactor, { body: { code: codeNow(secret) } })).status).toBe(200)
    expect((await look(clerk)).status).toBe(200)
  })

  it('is it shown once more before what was claimed goes out as a file', async () => {
    wanted(true)
    const clerk = await someoneOf(at.payer)
    const secret = await withApp(clerk)
    expect((await fetchReport(clerk)).status).toBe(200)
    test.pass(10)
    expect(wordOf(await fetchReport(clerk))).toBe('error.stepUpNeeded')
    await clerk.visitor.ask(calls.showSecondFactor, { body: { code: codeNow(secret) } })
    expect((await fetchReport(clerk)).status).toBe(200)
  })

  it('is it shown once more before a passkey is made that would stand for it', async () => {
    wanted(true)
    const clerk = await someoneOf(at.payer)
    const begin = () => clerk.visitor.send(calls.beginPasskey, { body: { password: PASSWORD } })
    expect((await begin()).status).toBe(200)
    const secret = await withApp(clerk)
    test.pass(10)
    expect(wordOf(await begin())).toBe('error.stepUpNeeded')
    await clerk.visitor.ask(calls.showSecondFactor, { body: { code: codeNow(secret) } })
    expect((await begin()).status).toBe(200)
  })

  it('are schools and passengers asked for nothing, and nobody where it is not wanted', async () => {
    wanted(true)
    expect((await look(await someoneOf(at.school))).status).toBe(200)
    const { visitor } = await aCustomer(test, { email: 'passenger@example.org' })
    expect((await visitor.send(calls.getPasskeys)).status).toBe(200)
    expect((await visitor.send(calls.getSecondFactor)).status).toBe(403)
    wanted(false)
    const clerk = await someoneOf(at.payer)
    expect([(await look(clerk)).status, (await fetchReport(clerk)).status]).toEqual([200, 200])
  })
})
