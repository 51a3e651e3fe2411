import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aPass, somePasses } from '../state/contract/contract.fixture.ts'
import { aPaidOrder } from '../state/sale/sale.fixture.ts'
import { storedConsent } from './cookie-consent.ts'
import { keepForOffline } from './keep-for-offline.ts'
import { storedLastSales } from './last-sales.ts'
import { storedPasses } from './passes.ts'

const register = vi.fn(async () => undefined)
beforeEach(() => {
  register.mockClear()
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubGlobal('navigator', { serviceWorker: { register } })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  cleanDevice()
})

describe('files for times without a network', () => {
  it('are not kept before the cookie notice was answered', () => {
    keepForOffline()
    expect(register).not.toHaveBeenCalled()
  })

  it.each([
    ['the notice was answered', () => storedConsent.write({ required: { tickets: true } }, 30)],
    ['a ticket was bought', () => storedLastSales.write([aPaidOrder()])],
    ['the pass of a subscription was shown', () => storedPasses.keep(somePasses({ passes: [aPass()] }))],
  ])('are kept once %s', (_, happen) => {
    happen()
    keepForOffline()
    expect(register).toHaveBeenCalledOnce()
  })
})
