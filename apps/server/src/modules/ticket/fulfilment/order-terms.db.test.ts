import { legalDocument } from '@billett/clients'
import * as calls from '@billett/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { visitorOf } from '../../../testing/client.ts'
import { aCart, bought } from '../../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
let ada: ReturnType<typeof visitorOf>
let client: TestWorld['world']['client']
beforeAll(async () => {
  test = await testWorld()
  client = test.world.client
})
beforeEach(() => {
  ada = visitorOf(test.app)
})
afterEach(() => {
  test.world.client = client
})
afterAll(() => test.close())

const termsOf = (orderId: string, who = ada) => who.send(calls.getOrderTerms, { params: { orderId } })

/** From now on the terms read differently. */
function reword(): void {
  const { config } = client
  test.world.client = { ...client, config: { ...config, texts: { ...config.texts, name: 'Nachtbus-Verbund' } } }
}

describe('the general terms of an order', () => {
  it('can be downloaded as they read when it was placed, however they read now', async () => {
    const { orderId } = await bought(test, ada)
    reword()
    const { status, headers, bytes } = await termsOf(orderId)
    const { version, title, lead } = legalDocument(client, 'terms', 'en')
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/html/),
      'content-disposition': expect.stringContaining(`Terms-and-conditions-${version}.html`),
    })
    for (const part of [`<h1>${title}</h1>`, lead, version]) expect(`${bytes}`).toContain(part)
    expect(`${bytes}`).not.toContain('Nachtbus')
    expect(`${(await termsOf((await bought(test, ada)).orderId)).bytes}`).toContain('Nachtbus-Verbund')
  })

  it('come with its mail', async () => {
    await bought(test, ada)
    const [pdf, terms] = test.mails.at(-1)?.attachments ?? []
    expect(pdf?.mimeType).toBe('application/pdf')
    expect(terms).toMatchObject({
      mimeType: 'text/html',
      fileName: expect.stringMatching(/^Terms-and-conditions-\d{4}/),
    })
    expect(test.mails.at(-1)?.text).toContain('Both are attached')
  })

  it('are in the language it was placed in', async () => {
    const german = visitorOf(test.app, 'de')
    const { bytes } = await termsOf((await bought(test, german)).orderId, german)
    expect(`${bytes}`).toContain('<h1>Allgemeine Geschäftsbedingungen</h1>')
  })

  it('are nobody else’s, and a cart has none yet', async () => {
    const { orderId } = await bought(test, ada)
    const eve = visitorOf(test.app)
    await aCart(eve)
    expect((await termsOf(orderId, eve)).errors).toMatchObject([{ translationKey: 'error.orderNotFound' }])
    expect((await termsOf((await aCart(ada)).orderId)).errors).toMatchObject([
      { translationKey: 'error.orderTermsUnknown' },
    ])
  })
})
