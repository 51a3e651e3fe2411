import { spawnSync } from 'node:child_process'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loggedError, newLog } from './log.ts'

it('logs a failed statement without what people typed', () => {
  const failed = new Error('Failed query: update "order" set buyer = $1\nparams: {"email":"ada@example.org"}', {
    cause: Object.assign(new Error('disk full'), { code: '53100' }),
  })
  const logged = loggedError(failed)
  expect(JSON.stringify(logged)).not.toContain('ada@example.org')
  expect(logged).toMatchObject({
    message: expect.stringContaining('update "order"'),
    cause: { code: '53100', message: 'disk full' },
  })
})

it('tells what a library says of a failure by an object that is no error', () => {
  const told = { code: '57P01', message: 'terminating connection', stack: 'at work', queue: 'sendOrderMail' }
  expect(loggedError(told)).toEqual({
    type: 'object',
    message: 'terminating connection',
    stack: 'at work',
    code: '57P01',
    cause: undefined,
  })
  const logged = loggedError({ queue: 'sendOrderMail', buyer: 'Ada' })
  expect(logged.message).toBe('an object of queue, buyer')
})

it.runIf(process.platform === 'linux')('goes on where there is no room for its lines', () => {
  const program = `
    import { newLog } from ${JSON.stringify(join(import.meta.dirname, 'log.ts'))}
    const log = newLog('info')
    for (let line = 0; line < 3; line += 1) log.info('no room for this')
    setImmediate(() => console.error('and goes on'))`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, 'and goes on\n'])
})

/** What stands in the log after somebody logged this. */
function lineOf(what: object, message: string): string {
  let line = ''
  newLog('info', {
    write(text) {
      line += text
    },
  }).info(what, message)
  return line
}

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl'

describe('a line of the log', () => {
  it.each([
    ['a mail address in what a mail server says', '550 5.1.1 <ada.lovelace@mail.example.org> unknown', 'ada.lovelace'],
    ['one in an address', 'GET /login?mail=ada%40example.org', 'ada'],
    ['a session token', `jwt ${TOKEN} has expired`, 'eyJ'],
    ['a token in an address', 'https://shop.example/confirm/1?token=c4f3b4b3&x=1', 'c4f3b4b3'],
    ['a secret a provider sends back', 'https://shop.example/ways?setupId=1&returnSecret=c4f3b4b3', 'c4f3b4b3'],
    ['an address inside another', 'login?redirect=%2Fways%3FsetupId%3D1%26returnSecret%3Dc4f3b4b3', 'c4f3b4b3'],
    ['a token in such an address', `login?redirect=%2F%3Ftoken%3D${TOKEN}`, 'eyJ'],
    ['a header', 'Authorization: Bearer abcdef.123', 'abcdef'],
    ['an account number', 'IBAN DE89 3704 0044 0532 0130 00 is not valid', '0532'],
    ['a card number', 'card 4111 1111 1111 1111 declined', '1111'],
  ])('never holds %s', (_, text, secret) => {
    for (const line of [
      lineOf({}, text),
      lineOf({ screen: { info: [text] } }, 'x'),
      lineOf({ err: new Error(text) }, 'x'),
    ]) {
      expect(line).not.toContain(secret)
      expect(() => JSON.parse(line)).not.toThrow()
    }
  })

  it.each(['%40.1', 'a@', 'a', '-eyJaaaaaaaa', '1-', '&token', 'bearer '])(
    'is written at once, however long a text of %s somebody sends',
    part => {
      expect(lineOf({ screen: { message: part.repeat(4_000) } }, 'x')).not.toBe('')
    },
  )

  it('keeps what is needed to find a fault', () => {
    const what = {
      orderId: '7f1f2f62-5d7e-4a3c-9a53-0d6f4a0f7f10',
      file: 'file:///srv/node_modules/@fastify/compress/index.js:10:5',
      version: 'pg-pool@3.10.1/index.js',
      amountCents: 1_234_567,
    }
    expect(JSON.parse(lineOf(what, 'a payment of 12.50 is late'))).toMatchObject({
      ...what,
      msg: 'a payment of 12.50 is late',
    })
  })
})
