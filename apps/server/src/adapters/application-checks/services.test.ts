import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountService } from './account-service.ts'
import { residentsService } from './residents-service.ts'

let server: Server
let address: string
/** What the service answers next. */
let reply = { status: 200, body: '' }
let seen: { url: string | undefined; authorization: string | undefined }

beforeAll(async () => {
  server = createServer((request, response) => {
    seen = { url: request.url, authorization: request.headers.authorization }
    request.resume()
    response.writeHead(reply.status).end(reply.body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  address = `http://us%2Fer:pass@127.0.0.1:${port}/`
})
afterAll(() => server.close())

const ada = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  birthDate: '1990-01-31',
  address: { street: 'Marktplatz', houseNumber: '1', postCode: '12345', city: 'Falkenbrück', country: 'de' },
}
const account = { iban: 'DE09000000000000000001', accountHolder: 'Ada Lovelace' }

describe('services that are asked about an order', () => {
  it.each([true, false])('answer with what they know: %s', async known => {
    reply = { status: 200, body: JSON.stringify({ isResident: known, isProven: known }) }
    expect(await residentsService(address).find(ada)).toEqual({ state: 'known', isResident: known })
    expect(seen).toEqual({ url: '/residents', authorization: `Basic ${Buffer.from('us/er:pass').toString('base64')}` })
    expect(await accountService(address).prove(account)).toEqual({ state: 'known', isProven: known })
    expect(seen.url).toBe('/accountProofs')
  })

  it.each([
    ['no word', 500, ''],
    ['another shape', 200, '{"isResident":"yes"}'],
    ['no JSON', 200, 'yes'],
  ])('have said nothing with %s', async (_, status, body) => {
    reply = { status, body }
    expect((await residentsService(address).find(ada)).state).toBe('unreachable')
    expect((await accountService(address).prove(account)).state).toBe('unreachable')
  })
})
