import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { certificateFinding, examineKeys } from './examine-keys.ts'

const NOW = '2026-11-21T09:00:00.000Z'

const pemOf = (namedCurve: string): string =>
  generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

const textsOf = (...args: Parameters<typeof examineKeys>): string[] =>
  examineKeys(...args).findings.map(({ kind, text }) => `${kind}: ${text}`)

describe('the key that signs tickets', () => {
  it('is good on the curve P-256, and on no other', () => {
    expect(textsOf({ pem: pemOf('prime256v1'), isDemo: false }, [], NOW)).toEqual([])
    expect(textsOf({ pem: pemOf('secp384r1'), isDemo: false }, [], NOW)).toEqual([
      'fault: TICKET_KEY is no key of the curve P-256',
    ])
  })

  it('that cannot be read or is missing is a fault; a demo makes its own', () => {
    expect(textsOf({ pem: 'nonsense', isDemo: false }, [], NOW)).toEqual(['fault: TICKET_KEY cannot be read'])
    expect(textsOf({ pem: undefined, isDemo: false }, [], NOW)).toEqual(['fault: TICKET_KEY is not set'])
    expect(textsOf({ pem: undefined, isDemo: true }, [], NOW)).toEqual([expect.stringMatching(/^hint/)])
  })
})

describe('a certificate', () => {
  it.each([
    ['2027-11-21', []],
    ['2026-12-23', []],
    ['2026-12-20', ['hint: it ends in 28 days, on 2026-12-20']],
    ['2026-11-20', ['fault: it has ended on 2026-11-20']],
  ])('that ends on %s', (day, said) => {
    const findings = certificateFinding('it', new Date(`${day}T00:00:00Z`), NOW)
    expect(findings.map(({ kind, text }) => `${kind}: ${text}`)).toEqual(said)
  })

  it('that cannot be read is a fault; one that is not there is none', () => {
    const pem = pemOf('prime256v1')
    expect(textsOf({ pem, isDemo: false }, [{ name: 'WALLET', pem: 'nonsense' }], NOW)).toEqual([
      'fault: WALLET cannot be read',
    ])
    expect(textsOf({ pem, isDemo: false }, [{ name: 'WALLET', pem: undefined }], NOW)).toEqual([])
  })
})
