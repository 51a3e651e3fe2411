import { expect, it } from 'vitest'
import { MailPerhapsTaken } from '../../ports/mailer.ts'
import { troubleOf } from './trouble-of.ts'

const coded = (code: string, more: object = {}) => Object.assign(new Error('ada@example.org'), { code, ...more })

it.each([
  ['a server that is not there', coded('ECONNREFUSED'), 'unreachable'],
  ['a name nobody knows', coded('EDNS'), 'unreachable'],
  ['a password that is not taken', coded('EAUTH'), 'denied'],
  ['a reader that is not taken', coded('EENVELOPE'), 'recipientRefused'],
  ['a server that hung up with the whole mail', new MailPerhapsTaken(coded('ECONNRESET')), 'perhapsTaken'],
  ['the database', coded('53300', { severity: 'FATAL' }), 'databaseFailed'],
  ['a mistake of ours', new Error('order has no tickets'), 'unexpected'],
  ['what is no error', 'no', 'unexpected'],
])('tells %s', (_, error, trouble) => expect(troubleOf(error)).toBe(trouble))

it('is told by what caused the error', () =>
  expect(troubleOf(new Error('could not be sent', { cause: coded('ETIMEDOUT') }))).toBe('unreachable'))
