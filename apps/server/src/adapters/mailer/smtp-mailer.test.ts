import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { type Mail, type Mailer, MailPerhapsTaken } from '../../ports/mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

const closing: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** What the server says once it has the whole mail; undefined: it hangs up. */
type AtEnd = string | undefined

/** A mail server that answers every command as told, else with 250, and keeps what it was sent. */
async function server(atEnd: AtEnd[], toCommand: Record<string, string> = {}) {
  const mails: string[] = []
  const sockets = new Set<Socket>()
  const listening: Server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    let mail: string | undefined
    let left = ''
    socket.write('220 ready\r\n')
    socket.on('data', bytes => {
      left += bytes.toString('latin1')
      for (let end = left.indexOf('\r\n'); end >= 0; end = left.indexOf('\r\n')) {
        const line = left.slice(0, end)
        left = left.slice(end + 2)
        if (mail !== undefined && line !== '.') mail += `${line}\n`
        else if (mail !== undefined) {
          mails.push(mail)
          mail = undefined
          const answer = atEnd.shift()
          if (answer === undefined) socket.destroy()
          else socket.write(`${answer}\r\n`)
        } else {
          const command = line.split(/[ :]/)[0]?.toUpperCase() ?? ''
          if (command === 'DATA') mail = ''
          socket.write(`${toCommand[command] ?? (command === 'DATA' ? '354 go on' : '250 fine')}\r\n`)
        }
      }
    })
  })
  await new Promise<void>(resolve => listening.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    for (const socket of sockets) socket.destroy()
    return new Promise(resolve => listening.close(resolve))
  })
  const address = listening.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return { url: `smtp://127.0.0.1:${port}`, mails }
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
