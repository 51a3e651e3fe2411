import { writeCookie } from '@billett/web-kit/storage/cookie.ts'
import { describe, expect, it } from 'vitest'
import { storedConsent } from './cookie-consent.ts'

describe('the stored consent', () => {
  it('comes back as it was given', () => {
    const consent = { required: { cart: true }, externalMedia: { mapTiles: false } }
    expect(storedConsent.read()).toBeUndefined()
    storedConsent.write(consent, 30)
    expect(storedConsent.read()).toEqual(consent)
  })

  it.each(['', '%', 'yes', '{"required":true}', '{"required":{"cart":"yes"}}'])(
    'is no consent where the cookie says %j',
    text => {
      writeCookie('cookie-consent', text, 1)
      expect(storedConsent.read()).toBeUndefined()
    },
  )
})
