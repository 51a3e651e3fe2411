import { execFileSync } from 'node:child_process'
import { createHash, createPublicKey } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeProtectedHeader, importSPKI, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appleWallet } from './apple-wallet.ts'
import { googleWallet } from './google-wallet.ts'
import { sampleTicket as ticket } from './sample-ticket.fixture.ts'
import { newRsaKey, trialCertificates } from './trial-certificates.ts'
import { filesOfZip } from './zip.fixture.ts'

const updates = { webServiceUrl: 'https://shop.example/wallet/apple', token: 'a-token-of-sixteen-characters' }
const certificates = trialCertificates('pass.example.trial', 'TEAM000001', new Date('2026-11-01T00:00:00Z'))

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'billett-pass-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const openssl = (...args: string[]): string => execFileSync('openssl', args, { encoding: 'utf8', stdio: 'pipe' })

function stored(name: string, content: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

describe('a pass for Apple’s wallet', () => {
  it('has a certificate for its kind of pass, which comes from our authority', () => {
    const certificate = stored('certificate.pem', certificates.certificate)
    const authority = stored('authority.pem', certificates.authority)
    expect(openssl('verify', '-CAfile', authority, certificate)).toContain('OK')
    expect(openssl('x509', '-in', certificate, '-noout', '-subject')).toMatch(/UID ?= ?pass\.example\.trial/)
  })

  it('is signed over everything in it', async () => {
    const files = filesOfZip(await appleWallet(certificates, { isTrial: true, push: null }).pass(ticket, updates))
    const manifest = files['manifest.json'] ?? Buffer.alloc(0)
    const verified = openssl(
      ...['smime', '-verify', '-inform', 'DER', '-purpose', 'any', '-binary'],
      ...['-in', stored('signature', files.signature ?? Buffer.alloc(0))],
      ...['-content', stored('manifest.json', manifest)],
      ...['-CAfile', stored('authority.pem', certificates.authority)],
    )
    expect(verified).toBe(manifest.toString())
    const sums = JSON.parse(manifest.toString())
    const others = Object.keys(files).filter(name => !['manifest.json', 'signature'].includes(name))
    expect(Object.keys(sums).sort()).toEqual(others.sort())
    for (const name of others)
      expect(sums[name]).toBe(
        createHash('sha1')
          .update(files[name] ?? '')
          .digest('hex'),
      )
  })

  it('is refused when anything was changed', async () => {
    const files = filesOfZip(await appleWallet(certificates, { isTrial: true, push: null }).pass(ticket, updates))
    const forged = stored('forged.json', `${files['manifest.json']} `)
    expect(() =>
      openssl(
        ...['smime', '-verify', '-inform', 'DER', '-purpose', 'any', '-binary', '-content', forged],
        ...[
          '-in',
          stored('signature', files.signature ?? ''),
          '-CAfile',
          stored('authority.pem', certificates.authority),
        ],
      ),
    ).toThrow()
  })

  it('shows the ticket, carries its barcode octet by octet, and knows where to ask for news', async () => {
    const { pass, passType } = appleWallet(certificates, { isTrial: true, push: null })
    const shown = JSON.parse(`${filesOfZip(await pass(ticket, updates))['pass.json']}`)
    expect(shown).toMatchObject({
      passTypeIdentifier: passType,
      teamIdentifier: 'TEAM000001',
      serialNumber: ticket.ticketId,
      webServiceURL: updates.webServiceUrl,
      authenticationToken: updates.token,
      backgroundColor: 'rgb(26, 43, 60)',
      expirationDate: expect.stringContaining('2026-11-21'),
      boardingPass: {
        transitType: 'PKTransitTypeGeneric',
        primaryFields: [{ value: 'Bahnhofsplatz' }, { value: 'Hafen' }],
        secondaryFields: [
          { label: 'Gültig ab', value: '21.11.2026, 10:00' },
          { label: 'Gültig bis', value: '12:00' },
        ],
      },
    })
    const [code] = shown.barcodes
    expect(code).toMatchObject({ format: 'PKBarcodeFormatAztec', messageEncoding: 'iso-8859-1' })
    expect(Buffer.from(code.message, 'latin1')).toEqual(Buffer.from(ticket.barcode))
  })

  it('names one whole day once, and no midnight', async () => {
    const { pass } = appleWallet(certificates, { isTrial: true, push: null })
    const day = { ...ticket, said: { from: '21.11.2026' } }
    const shown = JSON.parse(`${filesOfZip(await pass(day, updates))['pass.json']}`)
    expect(shown.boardingPass.secondaryFields).toMatchObject([{ label: 'Gültig am', value: '21.11.2026' }])
  })

  it.each([
    ['cancelled', 'de', 'Storniert, gilt nicht mehr'],
    ['used', 'en', 'Used up, no longer valid'],
  ] as const)(
    'of a %s ticket is void, says so in front (%s), and has no barcode',
    async (voidBecause, language, says) => {
      const { pass } = appleWallet(certificates, { isTrial: true, push: null })
      const files = filesOfZip(await pass({ ...ticket, language, voidBecause }, updates))
      const shown = JSON.parse(`${files['pass.json']}`)
      expect(shown).toMatchObject({ voided: true })
      expect(shown.boardingPass.headerFields).toContainEqual(
        expect.objectContaining({ key: 'status', value: says, changeMessage: '%@' }),
      )
      expect(shown).not.toHaveProperty('barcodes')
    },
  )
})

it('a link for Google’s wallet carries the ticket, signed by the operator', async () => {
  const key = newRsaKey()
  const link = await googleWallet({ issuer: '4711', account: 'wallet@shop.example', key }, null).link(
    ticket,
    'https://shop.example',
  )
  const token = link.replace('https://pay.google.com/gp/v/save/', '')
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'RS256', typ: 'JWT' })
  const publicKey = await importSPKI(createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString(), 'RS256')
  const { payload } = await jwtVerify(token, publicKey, { issuer: 'wallet@shop.example', audience: 'google' })
  expect(payload).toMatchObject({
    typ: 'savetowallet',
    origins: ['https://shop.example'],
    payload: {
      genericObjects: [
        {
          id: `4711.${ticket.ticketId}`,
          state: 'ACTIVE',
          barcode: { type: 'AZTEC' },
          textModulesData: expect.arrayContaining([{ id: 'validUntil', header: 'Gültig bis', body: '12:00' }]),
        },
      ],
    },
  })
})
