import { expect } from 'vitest'
import { product } from './product.ts'

interface Mail {
  id: string
  subject: string
  text: string
  attachments: { index: number; name: string; type: string }[]
}

const ask = async (path: string) => (await fetch(`${product.mailbox}/api/mails${path}`)).json()

export const mailCount = async (address: string): Promise<number> =>
  (await ask(`?to=${encodeURIComponent(address)}`)).data.length

/** The newest mail to an address, as soon as there is one. */
export async function mailTo(address: string): Promise<Mail> {
  await expect.poll(() => mailCount(address), { timeout: 60_000, message: `mails to ${address}` }).toBeGreaterThan(0)
  const { data: list } = await ask(`?to=${encodeURIComponent(address)}`)
  const { data } = await ask(`/${list[0].id}`)
  return data[0]
}

/** The newest mail to an address whose subject says so. */
export async function mailAbout(address: string, subject: string | RegExp): Promise<Mail> {
  const found = async (): Promise<Mail | undefined> => {
    const { data }: { data: Mail[] } = await ask(`?to=${encodeURIComponent(address)}`)
    return data.find(mail => mail.subject.match(subject))
  }
  await expect.poll(found, { timeout: 60_000, message: `a mail to ${address} about ${subject}` }).toBeDefined()
  const { data } = await ask(`/${(await found())?.id}`)
  return data[0]
}

export async function attachment({ id }: Mail, index: number): Promise<Buffer> {
  const answer = await fetch(`${product.mailbox}/api/mails/${id}/attachments/${index}`)
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}
