import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type RunningMailbox, startMailbox } from './start-mailbox.ts'

const LIMIT = 3
const OTHERS = 0o077
let folder = ''
let mailbox: RunningMailbox

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailbox-'))
  mailbox = await open()
})
afterEach(async () => {
  await mailbox.close()
  await rm(folder, { recursive: true })
})

let moment = Date.parse('2026-11-21T10:00:00Z')
function open(): Promise<RunningMailbox> {
  // Every look at the clock is a second later.
  const now = () => {
    moment += 1_000
    return new Date(moment)
  }
  return startMailbox({ folder, host: '127.0.0.1', port: 0, smtpPort: 0, limit: LIMIT, now })
}

const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${mailbox.port}${path}`, init)
const mails = async (query = '') => (await (await ask(`/api/mails${query}`)).json()).data
const putMode = (body: string) => ask('/api/behaviour', { method: 'PUT', body })

function send(message: SendMailOptions) {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: mailbox.smtpPort })
  return transport.sendMail({ from: 'Shop <shop@billett.example>', to: 'anna@example.com', ...message })
}

describe('a mail sent by SMTP', () => {
  it('is kept where only its owner reads it', async () => {
    await send({ subject: 'Ihre Fahrkarte', text: 'Gute Fahrt!' })
    const files = await readdir(folder)
    expect(files).toHaveLength(2)
    for (const file of files) expect((await stat(join(folder, file))).mode & OTHERS).toBe(0)
  })

  it('can be read in all its parts', async () => {
    await send({
      subject: 'Ihre Fahrkarte – Köln',
      text: 'Gute Fahrt!',
      html: '<p>Gute Fahrt!</p>',
      attachments: [
        { filename: 'Fahrkarte für Anna.pdf', content: Buffer.from([1, 2, 3]), contentType: 'application/pdf' },
      ],
    })
    const [summary] = await mails()
    expect(summary).toMatchObject({ subject: 'Ihre Fahrkarte – Köln', to: ['anna@example.com'], attachments: 1 })

    const [mail] = (await (await ask(`/api/mails/${summary.id}`)).json()).data
    expect(mail.text).toContain('Gute Fahrt!')
    expect(mail.html).toContain('<p>Gute Fahrt!</p>')
    expect(mail.attachments).toEqual([
      { index: 0, name: 'Fahrkarte für Anna.pdf', type: 'application/pdf', sizeInBytes: 3 },
    ])

    const download = await ask(`/api/mails/${summary.id}/attachments/0`)
    expect(new Uint8Array(await download.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]))
    expect(download.headers.get('content-disposition')).toContain("filename*=UTF-8''Fahrkarte%20f%C3%BCr%20Anna.pdf")
  })

  it('is listed newest first, also by recipient', async () => {
    await send({ subject: 'first' })
    await send({ subject: 'second', to: 'ben@example.com' })
    expect((await mails()).map((mail: { subject: string }) => mail.subject)).toEqual(['second', 'first'])
    expect(await mails('?to=Anna@example.com')).toHaveLength(1)
  })

  it('is still there after a restart', async () => {
    await send({ subject: 'kept' })
    await mailbox.close()
    mailbox = await open()
    expect(await mails()).toMatchObject([{ subject: 'kept' }])
  })

  it('goes when newer ones fill the box', async () => {
    for (const subject of ['1', '2', '3', '4']) await send({ subject })
    expect((await mails()).map((mail: { subject: string }) => mail.subject)).toEqual(['4', '3', '2'])
    await mailbox.close()
    mailbox = await open()
    expect(await mails()).toHaveLength(LIMIT)
  })
})

describe('deleting', () => {
  it('empties the box', async () => {
    await send({ subject: 'gone soon' })
    expect((await ask('/api/mails', { method: 'DELETE' })).status).toBe(204)
    expect(await mails()).toEqual([])
  })

  it('is refused when another site asks the browser for it', async () => {
    await send({ subject: 'stays' })
    const reply = await ask('/delete', { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } })
    expect(reply.status).toBe(403)
    expect(await mails()).toHaveLength(1)
  })
})

describe('a mail server in trouble', () => {
  it.each([
    ['reject', 550],
    ['tempfail', 451],
  ])('answers %s with %i and keeps nothing', async (mode, responseCode) => {
    await putMode(JSON.stringify({ mode }))
    await expect(send({ subject: 'lost' })).rejects.toMatchObject({ responseCode })
    expect(await mails()).toEqual([])
    await putMode('{"mode":"ok"}')
    await send({ subject: 'arrived' })
    expect(await mails()).toHaveLength(1)
  })

  it('takes a mail in the end when it is slow', async () => {
    await putMode('{"mode":"slow","delayMs":5}')
    await send({ subject: 'late' })
    expect(await mails()).toMatchObject([{ subject: 'late' }])
  })

  it.each(['', '{}', '{"mode":"lazy"}', '{"mode":"slow","delayMs":-1}', '[]', 'null'])(
    'is not ordered by %j',
    async body => {
      expect((await putMode(body)).status).toBe(400)
    },
  )
})

describe('the pages', () => {
  it('escape what a mail says', async () => {
    await send({ subject: '<script>alert(1)</script>', text: '</pre><img src=x onerror=alert(1)>' })
    const [{ id }] = await mails()
    for (const path of ['/', `/mails/${id}`]) {
      const page = await (await ask(path)).text()
      expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
      expect(page).not.toMatch(/<script>alert|<img/)
    }
  })

  it('keep the HTML of a mail away from everything', async () => {
    await send({ subject: 'x', html: '<script>alert(1)</script><img src="https://example.com/pixel.png">' })
    const [{ id }] = await mails()
    expect(await (await ask(`/mails/${id}`)).text()).toMatch(/<iframe sandbox="(?!.*(allow-scripts|allow-same-origin))/)
    const policy = (await ask(`/mails/${id}/body`)).headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('sandbox')
    expect(policy).not.toMatch(/script-src|img-src[^;]*http/)
  })

  it('show pictures that came with the mail', async () => {
    const picture = { filename: 'dot.png', cid: 'dot@shop', content: Buffer.from('picture'), contentType: 'image/png' }
    await send({ subject: 'x', html: '<img src="cid:dot@shop">', attachments: [picture] })
    const [{ id }] = await mails()
    const body = await (await ask(`/mails/${id}/body`)).text()
    expect(body).toContain(`<img src="data:image/png;base64,${Buffer.from('picture').toString('base64')}"`)
  })

  it('speak the language of the browser', async () => {
    expect(await (await ask('/', { headers: { 'accept-language': 'en-GB' } })).text()).toContain('<html lang="en">')
    expect(await (await ask('/', { headers: { 'accept-language': 'de-AT,en;q=0.5' } })).text()).toContain('Briefkasten')
  })

  it.each(['/mails/none', '/mails/..%2f..%2fetc%2fpasswd', '/mails/none/source', '/nowhere'])(
    'have no %s',
    async path => {
      expect((await ask(path)).status).toBe(404)
    },
  )
})
