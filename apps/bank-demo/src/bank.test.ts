import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TEST_ACCOUNTS } from './rules/test-accounts.ts'
import { moves, sample } from './testing/sample-file.ts'
import { startBankDemo } from './testing/start-bank-demo.ts'

let bank: Awaited<ReturnType<typeof startBankDemo>>
beforeEach(async () => {
  bank = await startBankDemo('2026-12-29')
})
afterEach(() => bank.stop())

const FINE = 'DE02120300000000202051'
const accountOf = (scenario: string) => TEST_ACCOUNTS.find(one => one.scenario === scenario)?.iban ?? ''

async function send(messageId: string, ...ibans: string[]) {
  const answer = await fetch(`${bank.baseUrl()}/v1/files/${messageId}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${bank.secret}`, 'content-type': 'application/xml' },
    body: await sample(messageId, ibans),
  })
  return answer.status
}

/** What the bank has said after an answer, line by line. */
async function said(after = ''): Promise<string[]> {
  const list: { answers: { id: string }[] } = JSON.parse((await bank.call('GET', `/answers?after=${after}`)).body)
  const texts = await Promise.all(list.answers.map(async ({ id }) => (await bank.call('GET', `/answers/${id}`)).body))
  return (await Promise.all(texts.map(moves))).flat()
}

describe('the demo bank', () => {
  it('takes a file once, has its money on the day, and gives back what the account gives back', async () => {
    expect(await send('B-1', FINE, accountOf('no-cover'), accountOf('wrong-account'))).toBe(200)
    expect(await send('B-1', FINE, accountOf('no-cover'), accountOf('wrong-account'))).toBe(200)
    expect(await said()).toEqual(['pain.002', 'B-1 PART', 'C-2 RJCT AC01'])
    await bank.passDays(6)
    expect((await said()).slice(3)).toEqual(['camt.054', '126.00 null'])
    await bank.passDays(3)
    expect((await said()).slice(5)).toEqual([
      'camt.053',
      '126.00 null',
      'camt.054',
      '-66.00 MS03',
      'camt.053',
      '-66.00 MS03',
    ])
  })

  it('tells at once of money that somebody transfers to the company, by its page', async () => {
    const typed = { iban: 'DE02 1203 0000 0000 2020 51', cents: '1234,5', name: 'Müller & Söhne', text: 'R2026-000001' }
    const transfer = (over: object) =>
      fetch(`${bank.baseUrl()}/transfer`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ ...typed, ...over }),
        redirect: 'manual',
      })
    for (const wrong of [
      { cents: '1.234,5' },
      { cents: '0' },
      { cents: '-1' },
      { iban: 'DE00' },
      { name: '' },
      { name: 'A\u0001B' },
      { text: 'A\nB' },
      { text: 'A\uFFFE' },
    ])
      expect((await transfer(wrong)).status, JSON.stringify(wrong)).toBe(400)
    expect((await transfer({})).status).toBe(303)
    expect(await said()).toEqual(['camt.054', '1234.50 null'])
    const told = (await bank.call('GET', '/answers/000000001')).body
    expect(told).toContain('<Nm>Müller &amp; Söhne</Nm>')
    expect(told).toContain('<Ustrd>R2026-000001</Ustrd>')
  })

  it('says the same after it was started anew, and goes on', async () => {
    await send('B-1', FINE)
    const before = await said()
    await bank.restart()
    expect(await said()).toEqual(before)
    expect(JSON.parse((await bank.call('GET', '/files/last')).body)).toEqual({
      messageId: 'B-1',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    await bank.passDays(6)
    expect(await said('000000001')).toEqual(['camt.054', '63.00 null'])
  })

  it('gives back in part, before the money, twice and late where it is asked to', async () => {
    await send('B-1', ...['in-part', 'before-its-money', 'told-twice'].map(accountOf))
    await bank.passDays(10)
    expect((await said()).filter(line => line.startsWith('-') || line === '189.00 null')).toEqual([
      '-66.00 MS03',
      '189.00 null',
      // The statement of that day, then what is told two days later, then the statement of that.
      ...['189.00 null', '-66.00 MS03'],
      ...['-34.50 MS03', '-66.00 MS03', '-66.00 MS03'],
      ...['-34.50 MS03', '-66.00 MS03'],
    ])
  })

  it('refuses a file as a whole, answers with an error although it has it, and sends what nobody may read', async () => {
    await bank.setFault('reject-file')
    await send('B-1', FINE)
    expect(await said()).toEqual(['pain.002', 'B-1 RJCT'])
    await bank.setFault('lost-answer')
    expect(await send('B-2', FINE)).toBe(500)
    expect(await send('B-2', FINE)).toBe(200)
    await bank.setFault('garbage')
    await send('B-3', FINE)
    expect((await said('000000002'))[0]).toBe('doctype')
  })

  it('does not take what is no file, what is another, nor what its sender is not known for', async () => {
    const put = (headers: Record<string, string>, body: string) =>
      fetch(`${bank.baseUrl()}/v1/files/B-1`, {
        method: 'PUT',
        headers: { 'content-type': 'application/xml', ...headers },
        body,
      })
    const known = { authorization: `Bearer ${bank.secret}` }
    expect((await put({}, '')).status).toBe(401)
    expect((await put(known, '<a/>')).status).toBe(422)
    expect((await put(known, await sample('B-2', [FINE]))).status).toBe(422)
  })

  it('shows people what it has and what can be tried, in their language', async () => {
    await send('B-1', FINE)
    const page = async (language: string) =>
      (await fetch(bank.baseUrl(), { headers: { 'accept-language': language } })).text()
    expect(await page('de')).toContain('Bei der Bank ist der 29. Dezember 2026.')
    expect(await page('en')).toContain('At the bank it is 29 December 2026.')
    for (const { iban } of TEST_ACCOUNTS) expect(await page('en')).toContain(iban.replace(/(.{4})(?=.)/g, '$1 '))
  })
})
