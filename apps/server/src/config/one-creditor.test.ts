import { expect, it } from 'vitest'
import { oneCreditor } from './one-creditor.ts'
import { servedClients } from './served-clients.ts'

const [collects] = servedClients({ CLIENT: 'luehrtal' })
const [other] = servedClients({ CLIENT: 'moorland' })

it('a way to the bank is one company’s that collects', () => {
  expect(() => oneCreditor([collects, collects], { isOffered: true })).toThrow('Only one company may collect')
  expect(() => oneCreditor([collects, other], { isOffered: true })).not.toThrow()
  expect(() => oneCreditor([collects, collects], { isOffered: false })).not.toThrow()
})
