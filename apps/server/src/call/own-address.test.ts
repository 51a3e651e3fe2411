import { defaultClient } from '@billett/clients'
import { expect, it } from 'vitest'
import { serverConfig } from '../config/server-config.ts'
import { ownAddress } from './own-address.ts'

const world = (demo: string) => ({
  client: defaultClient,
  config: serverConfig({ DATABASE_URL: 'postgres://db', PUBLIC_URL: 'https://shop.example', BILLETT_DEMO: demo }),
})

it.each([
  ['0', 'https://shop.example/confirm/1', true],
  ['0', 'https://shop.example.evil.example/confirm/1', false],
  ['0', 'http://localhost:8080/confirm/1', false],
  ['0', 'javascript:alert(1)', false],
  ['1', 'https://shop.example/confirm/1', true],
  ['1', 'http://localhost:8080/confirm/1', true],
  ['1', 'http://192.168.1.7:8080/confirm/1', true],
  ['0', 'http://192.168.1.7:8080/confirm/1', false],
  ['1', 'https://evil.example/confirm/1', false],
  ['1', 'https://10.evil.example/confirm/1', false],
])('in a demo (%s) %s is ours: %s', (demo, address, isOurs) => {
  expect(ownAddress(world(demo), address)?.href).toBe(isOurs ? address : undefined)
})
