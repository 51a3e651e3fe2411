import { afterEach, expect, it } from 'vitest'
import { type Mail, type Mailer, MailPerhapsTaken } from '../../ports/mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'
import { type AtEnd, smtpServer } from './smtp-server.fixture.ts'

const closing: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function server(...told: Parameters<typeof smtpServer>) {
  const started = await smtpServer(...told)
  closing.push(started.close)
  return started
}

const MAIL: Mail = {
  id: 'a1b2',
  to: 'ada@example.org',
  subject: 'Your tickets',
  text: 'Here they are.',
  html: '<p>Here they are.</p>',
  language: 'en',
  attachments: [{ fileName: 'tickets.pdf', mimeType: 'application/pdf', bytes: new Uint8Array(50_000) }],
}

/** A name that would end its header, if it could. */
const SENDER = { name: 'Stadtwerke "Süd" GmbH\r\nBcc: x@example.org', replyTo: 'service@stadtwerke.example' }

function mailerTo(url: string): Mailer {
  const mailer = smtpMailer(url, 'Shop <tickets@shop.example>')
  closing.push(mailer.close)
  return mailer
}

const failure = (sent: Promise<void>) =>
  sent.then(
    () => undefined,
    (error: unknown) => error,
  )

it('a mail comes from the shop’s address in the name of the client, who gets the answer', async () => {
  const { url, mails } = await server(['250 taken'])
  await mailerTo(url).send(MAIL, { ...SENDER, name: 'Stadtwerke Sued GmbH' })
  expect(mails[0]).toMatch(/^From: "?Stadtwerke Sued GmbH"? <tickets@shop\.example>$/m)
  expect(mails[0]).toMatch(/^Reply-To: service@stadtwerke\.example$/m)
})

it('a name adds no header', async () => {
  const { url, mails } = await server(['250 taken'])
  await mailerTo(url).send(MAIL, SENDER)
  expect(mails[0]).not.toMatch(/^Bcc:/m)
})

it('a mail that is sent twice has the same Message-ID', async () => {
  const { url, mails } = await server(['250 taken', '250 taken'])
  const mailer = mailerTo(url)
  await mailer.send(MAIL, SENDER)
  await mailer.send(MAIL, SENDER)
  expect(mails.map(mail => /^Message-ID: (.*)$/im.exec(mail)?.[1])).toEqual(Array(2).fill('<a1b2@shop.example>'))
})

it('a server that hangs up with the whole mail may have taken it, and is not sent it again by itself', async () => {
  const { url, mails } = await server([undefined, '250 taken'])
  expect(await failure(mailerTo(url).send(MAIL, SENDER))).toBeInstanceOf(MailPerhapsTaken)
  expect(mails).toHaveLength(1)
})

it.each<[string, AtEnd[], Record<string, string>]>([
  ['refuses the mail', ['451 later'], {}],
  ['refuses its reader', [], { RCPT: '550 nobody here' }],
  ['refuses to listen', [], { EHLO: '421 later', HELO: '421 later' }],
])('a server that %s has not taken it', async (_, atEnd, toCommand) => {
  const { url } = await server(atEnd, toCommand)
  const error = await failure(mailerTo(url).send(MAIL, SENDER))
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(MailPerhapsTaken)
})

it('nor has one that is not there', async () => {
  const error = await failure(mailerTo('smtp://127.0.0.1:1').send(MAIL, SENDER))
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(MailPerhapsTaken)
})
