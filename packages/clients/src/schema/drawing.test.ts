import { expect, it } from 'vitest'
import { clients, defaultClient } from '../registry.ts'
import { Client } from './client.ts'

it('every client that ships is one by its own schema, drawings included', () => {
  for (const client of clients) expect(Client.parse(client)).toEqual(client)
})

it.each([
  ['logo', { ...defaultClient, logo: { ...defaultClient.logo, svg: '<script>alert(1)</script>' } }],
  [
    'icon of a way to pay',
    {
      ...defaultClient,
      config: { ...defaultClient.config, paymentIcons: { 3: '<path d="M1 2" onclick="alert(1)"/>' } },
    },
  ],
])('a client whose %s is more than a picture is none', (_, client) => {
  expect(Client.safeParse(client).error?.issues).toMatchObject([{ message: 'a drawing is made of plain shapes only' }])
})
