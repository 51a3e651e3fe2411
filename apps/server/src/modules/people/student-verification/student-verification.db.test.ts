import type { AddressInfo } from 'node:net'
import * as calls from '@billett/contract'
import { buildApp } from '@billett/identity-demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shibboleth } from '../../../adapters/student-verification/shibboleth.ts'
import { aCustomer } from '../../../testing/account.ts'
import type { visitorOf } from '../../../testing/client.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
/** The demo university, reached by the adapter as a real one would be. */
const university = buildApp({ agency: { userName: 'u', password: 'p' }, now: () => new Date('2026-11-21') })

beforeAll(async () => {
  test = await testWorld()
  await university.listen({ port: 0, host: '127.0.0.1' })
  const { port } = university.server.address() as AddressInfo
  test.world.students = shibboleth(`http://127.0.0.1:${port}/`)
})
afterAll(async () => {
  await test.close()
  await university.close()
})

type Visitor = ReturnType<typeof visitorOf>

/** Goes to the university and signs in there under a name. */
async function atUniversity(visitor: Visitor, name: string): Promise<string> {
  const { begun } = await visitor.ask(calls.postShibboleth, { body: {} })
  return signedInThere(begun?.loginUrl ?? '', name)
}

/** Whoever follows the login's address comes back with its number. */
async function signedInThere(loginUrl: string, name: string): Promise<string> {
  const address = new URL(loginUrl)
  const target = address.searchParams.get('target') ?? ''
  const back = await university.inject({
    method: 'POST',
    url: address.pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ target, name, password: 'demo' }).toString(),
  })
  return new URL(String(back.headers.location)).searchParams.get('shibboleth') ?? ''
}

const finish = (visitor: Visitor, guid: string) => visitor.send(calls.postShibboleth, { body: { guid } })

describe('showing that one studies', () => {
  it('begins at the university and ends with what it says', async () => {
    const { visitor } = await aCustomer(test)
    expect(await visitor.ask(calls.getShibboleth)).toEqual({ isOffered: true, success: false, data: null, begun: null })
    const guid = await atUniversity(visitor, 'Ada Lovelace')
    const { items } = await finish(visitor, guid)
    const data = { university: 'Hochschule Falkenbrück', validUntil: '2027-03-31', verifiedOn: test.now() }
    expect(items).toEqual([{ isOffered: true, success: true, data, begun: null }])
    expect((await visitor.ask(calls.getShibboleth)).data).toEqual(data)
    expect((await finish(visitor, guid)).errors).toMatchObject([{ translationKey: 'error.studentNotSignedIn' }])
  })

  it.each([
    ['Charles Babbage', 'error.studentNotMatched'],
    ['Ehemalig Alt', 'error.studentNotMatched'],
  ])('is refused to who signs in there as %s', async (name, translationKey) => {
    const { visitor } = await aCustomer(test, { email: `${name.replace(' ', '.')}@example.org` })
    expect((await finish(visitor, await atUniversity(visitor, name))).errors).toMatchObject([{ translationKey }])
    expect((await visitor.ask(calls.getShibboleth)).success).toBe(false)
  })

  it('is refused to former students', async () => {
    const { visitor } = await aCustomer(test, { email: 'former@example.org', firstName: 'Ehemalig', lastName: 'Alt' })
    const answer = await finish(visitor, await atUniversity(visitor, 'Ehemalig Alt'))
    expect(answer.errors).toMatchObject([{ translationKey: 'error.studentExpired' }])
  })

  it('is for one account only', async () => {
    const { visitor } = await aCustomer(test, { email: 'twin@example.org' })
    const answer = await finish(visitor, await atUniversity(visitor, 'Ada Lovelace'))
    expect(answer.errors).toMatchObject([{ translationKey: 'error.studentTaken' }])
  })

  it('is for one account only, also when two come back at the same moment', async () => {
    const both: { visitor: Visitor; guid: string }[] = []
    for (const name of ['one', 'two']) {
      const { visitor } = await aCustomer(test, { email: `${name}.race@example.org`, lastName: 'Race' })
      both.push({ visitor, guid: await atUniversity(visitor, 'Ada Race') })
    }
    const answers = await Promise.all(both.map(({ visitor, guid }) => finish(visitor, guid)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('is nobody else’s way, and not without signing in there', async () => {
    const { visitor } = await aCustomer(test, { email: 'way@example.org', lastName: 'Way' })
    const { visitor: eve } = await aCustomer(test, { email: 'eve@example.org', lastName: 'Way' })
    const guid = await atUniversity(visitor, 'Ada Way')
    expect((await finish(eve, guid)).errors).toMatchObject([{ translationKey: 'error.studentNotSignedIn' }])
    const { begun } = await visitor.ask(calls.postShibboleth, { body: {} })
    const early = await finish(visitor, begun?.guid ?? '')
    expect(early.errors).toMatchObject([{ translationKey: 'error.studentNotSignedIn' }])
    const late = await atUniversity(visitor, 'Ada Way')
    await test.database.pool.query(
      "update student_verification_request set expires_on = expires_on - interval '31 minutes'",
    )
    expect((await finish(visitor, late)).status).toBe(409)
  })

  it('ends in the account of who comes back, when the login’s address was passed on', async () => {
    const { visitor: eve } = await aCustomer(test, { email: 'passes.on@example.org', lastName: 'Passed' })
    const { visitor: ada } = await aCustomer(test, { email: 'passed@example.org', lastName: 'Passed' })
    const guid = await atUniversity(eve, 'Ada Passed')
    expect((await finish(ada, guid)).status).toBe(409)
    expect((await finish(eve, guid)).errors).toMatchObject([{ translationKey: 'error.studentNotSignedIn' }])
    expect((await eve.ask(calls.getShibboleth)).success).toBe(false)
  })

  it('is asked about once, so that nobody waits for somebody else to sign in there', async () => {
    const { visitor } = await aCustomer(test, { email: 'waits@example.org', lastName: 'Waits' })
    const { begun } = await visitor.ask(calls.postShibboleth, { body: {} })
    const { guid, loginUrl } = begun ?? { guid: '', loginUrl: '' }
    expect((await finish(visitor, guid)).status).toBe(409)
    expect(await signedInThere(loginUrl, 'Ada Waits')).toBe(guid)
    expect((await finish(visitor, guid)).errors).toMatchObject([{ translationKey: 'error.studentNotSignedIn' }])
    // Nor is the account given the name of whoever it was.
    const other = await atUniversity(visitor, 'Ada Othername')
    expect((await finish(visitor, other)).errors).toMatchObject([{ translationKey: 'error.studentNotMatched' }])
    expect((await finish(visitor, other)).errors).toMatchObject([{ translationKey: 'error.studentNotSignedIn' }])
  })

  it('ends with the last day of the studies', async () => {
    const { visitor } = await aCustomer(test, { email: 'last@example.org', lastName: 'Last' })
    await finish(visitor, await atUniversity(visitor, 'Ada Last'))
    await test.database.pool.query("update student_verification set valid_until = '2026-11-20'")
    expect((await visitor.ask(calls.getShibboleth)).success).toBe(false)
  })

  it.each([{ firstName: 'Augusta' }, { lastName: 'King' }, { birthDate: '1991-01-31' }])(
    'ends when the customer becomes somebody else: %o',
    async change => {
      const [name] = Object.keys(change)
      const lastName = `Ends${name?.toLowerCase()}`
      const { visitor, signedIn } = await aCustomer(test, { email: `${lastName}@example.org`, lastName })
      await finish(visitor, await atUniversity(visitor, `Ada ${lastName}`))
      const update = async (body: object) => {
        await visitor.ask(calls.updateUser, { params: { id: signedIn.userId }, body })
        return (await visitor.ask(calls.getShibboleth)).success
      }
      expect(await update({ firstName: 'Ada', lastName, birthDate: '1990-01-31', phone: '' })).toBe(true)
      expect(await update(change)).toBe(false)
    },
  )

  it('says so when the university does not answer', async () => {
    const { visitor } = await aCustomer(test, { email: 'silent@example.org', lastName: 'Silent' })
    const guid = await atUniversity(visitor, 'Ada Silent')
    test.world.students = shibboleth('http://127.0.0.1:9/')
    expect((await finish(visitor, guid)).errors).toMatchObject([{ translationKey: 'error.studentServiceUnreachable' }])
  })
})
