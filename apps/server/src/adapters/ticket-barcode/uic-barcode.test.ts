import { createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { BARCODE_EDITIONS } from '@billett/domain'
import { decodeTicket, type RailTicketData, validityOf } from '@billett/uic'
import { beforeAll, describe, expect, it } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { BarcodeContent } from '../../ports/ticket-barcode.ts'
import { rasterised } from './rasterised.fixture.ts'
import { demonstration, newTicketKey, uicBarcode } from './uic-barcode.ts'

beforeAll(() => {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } })
})

const barcode = uicBarcode(newTicketKey())

const dayTicket: BarcodeContent = {
  ticketId: 'T7K2M9QX4R',
  orderNumber: 'BCDFGHJK23',
  issuedAt: '2026-12-31T23:30:00.000Z',
  language: 'de',
  product: { id: 'day-adult', name: 'Tageskarte' },
  kind: 'journey',
  validity: { from: '2026-12-31T23:00:00.000Z', until: '2027-01-02T02:00:00.000Z', timeZone: 'Europe/Berlin' },
  travelClass: 'second',
  relation: {
    from: { id: 's1', name: 'Königsbrück' },
    to: { id: 's2', name: 'Neustadt' },
    via: [{ id: 's3', name: 'Markt' }],
  },
  zones: [
    { id: '10', name: 'Mitte' },
    { id: '21', name: 'Nord' },
  ],
  passengers: [
    { kind: 'fare', name: 'Kind', count: 2, minAge: 6, maxAge: 14 },
    { kind: 'freeAdult', name: 'Erwachsener', count: 1 },
    { kind: 'freeChild', name: 'Kind', count: 0 },
  ],
  holder: { firstName: 'İpek', lastName: 'Şahin', birthDate: '2015-02-28' },
  reductionProof: 'BahnCard 25',
  price: { grossCents: 1290, vatCents: 84, vatPermille: 70, currency: 'EUR' },
}

function inspected(bytes: Uint8Array) {
  const keys = barcode.inspectorKeys().map(({ pem, ...key }) => ({ ...key, publicKey: createPublicKey(pem) }))
  const read = decodeTicket(bytes, keys)
  if (!read.ok) throw new Error(read.message)
  return read
}

const documentOf = (ticket: RailTicketData) => ticket.transportDocument?.[0]?.ticket

describe.each(BARCODE_EDITIONS)('a ticket in a barcode of version %s', edition => {
  const read = (changes: Partial<BarcodeContent>) =>
    inspected(barcode.sign({ ...dayTicket, ...changes }, edition)).ticket

  it('is of that version', () => {
    expect(inspected(barcode.sign(dayTicket, edition)).edition).toBe(edition)
  })

  it('goes from the symbol through a foreign reader to the inspector with a valid signature', async () => {
    const symbol = barcode.draw(barcode.sign(dayTicket, edition))
    const [scanned] = await readBarcodes(rasterised(symbol, 4), { formats: ['Aztec'] })
    const { signature, ticket } = inspected(scanned?.bytes ?? new Uint8Array())
    expect(signature).toBe('valid')
    expect(documentOf(ticket)).toMatchObject({ kind: 'openTicket', value: { referenceIA5: 'BCDFGHJK23' } })
    expect(ticket.issuingDetail.issuerPNR).toBe('T7K2M9QX4R')
  })

  it('is valid in local time, counted from its issue in UTC', () => {
    const { issuingDetail, ...ticket } = read({})
    expect(issuingDetail).toMatchObject({ issuingYear: 2026, issuingDay: 365, issuingTime: 1410, specimen: true })
    const document = documentOf({ issuingDetail, ...ticket })
    if (document?.kind !== 'openTicket') throw new Error('not an open ticket')
    expect(validityOf(issuingDetail, document.value)).toEqual({
      from: { date: '2027-01-01', minutes: 0 },
      until: { date: '2027-01-02', minutes: 180 },
    })
  })

  it.each([
    ['EUR', 2, 1290, 84],
    ['JPY', 1, 12900, 840],
    ['KWD', 3, 1290, 84],
    ['UYW', 3, undefined, undefined],
  ])('states amounts in the smallest unit of %s with %i decimals', (currency, decimals, gross, vat) => {
    const ticket = read({ price: { grossCents: 1290, vatCents: 84, vatPermille: 70, currency } })
    expect(ticket.issuingDetail).toMatchObject({ currency, currencyFract: decimals })
    const document = documentOf(ticket)
    if (document?.kind !== 'openTicket') throw new Error('not an open ticket')
    expect([document.value.price, document.value.vatDetail?.[0]?.amount]).toEqual([gross, vat])
  })

  it.each(['bicycle', 'dog'] as const)('of a %s is for no person', kind => {
    const document = documentOf(read({ passengers: [{ kind, name: 'Extra', count: 1 }] }))
    if (document?.kind !== 'openTicket') throw new Error('not an open ticket')
    expect(document.value.tariffs).toMatchObject([{ numberOfPassengers: 1, passengerType: kind }])
  })

  it('of a supplement is of no class by itself and valid together with another one only', () => {
    const ticket = read({ travelClass: 'supplement' })
    expect(documentOf(ticket)).toMatchObject({ value: { classCode: 'notApplicable' } })
    expect(ticket.controlDetail?.includedTickets).toMatchObject([{ linkMode: 'onlyValidInCombination' }])
    expect(read({ travelClass: 'first' }).controlDetail?.includedTickets).toBeUndefined()
  })

  it('says zones, way, class, price and VAT', () => {
    expect(documentOf(read({ travelClass: 'first' }))).toMatchObject({
      kind: 'openTicket',
      value: {
        fromStationIA5: 's1',
        toStationNameUTF8: 'Neustadt',
        classCode: 'first',
        validRegion: [
          { kind: 'viaStations', value: { stationIA5: 's3' } },
          { kind: 'zones', value: { zoneId: [10, 21], carrierNum: demonstration.securityProvider } },
        ],
        price: 1290,
        vatDetail: [{ country: 276, percentage: 70, amount: 84 }],
      },
    })
  })

  it('says who travels and what has to be shown with it', () => {
    const ticket = read({})
    expect(documentOf(ticket)).toMatchObject({
      value: {
        tariffs: [
          { numberOfPassengers: 2, passengerType: 'child', ageBelow: 15, ageAbove: 5, travelerid: [1] },
          { numberOfPassengers: 1, passengerType: 'freeAddonPassenger' },
        ],
      },
    })
    expect(ticket.travelerDetail?.traveler).toMatchObject([
      { firstName: 'İpek', yearOfBirth: 2015, monthOfBirth: 2, dayOfBirthInMonth: 28 },
    ])
    expect(ticket.controlDetail).toMatchObject({
      identificationByIdCard: true,
      ageCheckRequired: true,
      reductionCardCheckRequired: true,
      infoText: 'BahnCard 25',
    })
  })

  it('is a pass for a month', () => {
    expect(documentOf(read({ kind: 'pass' }))).toMatchObject({ kind: 'pass', value: { passDescription: 'Tageskarte' } })
  })

  it('names zones in words where a tariff gives them letters, and leaves out ids that are not ASCII', () => {
    const zones = [
      { id: 'A', name: 'Zone A' },
      { id: '7', name: 'Zone 7' },
    ]
    const relation = { from: { id: 'Köln', name: 'Köln' }, to: { id: 's2', name: 'Bonn' }, via: [] }
    const document = documentOf(read({ zones, relation }))
    expect(document).toMatchObject({ value: { validRegionDesc: 'Zone A, Zone 7', fromStationNameUTF8: 'Köln' } })
    expect(document?.value).not.toHaveProperty('fromStationIA5')
    expect(document?.value).not.toHaveProperty('validRegion')
  })

  it.each([
    ['began weeks before it was bought', '2026-11-30T23:00:00.000Z', '2026-12-31T23:00:00.000Z', '2026-12-01'],
    ['is good for more than a year', '2026-12-31T23:00:00.000Z', '2028-02-28T23:00:00.000Z', '2027-01-01'],
  ])('that %s is issued in a version that can say so', (_, from, until, date) => {
    const signed = inspected(barcode.sign({ ...dayTicket, validity: { ...dayTicket.validity, from, until } }, edition))
    const document = documentOf(signed.ticket)
    if (document?.kind !== 'openTicket') throw new Error('not an open ticket')
    expect(signed).toMatchObject({ edition: '3', signature: 'valid' })
    expect(validityOf(signed.ticket.issuingDetail, document.value).from).toEqual({ date, minutes: 0 })
  })

  it('publishes a key that is not the private one', () => {
    const [key] = barcode.inspectorKeys()
    expect(key).toMatchObject({ securityProvider: 9901, keyId: 1, algorithm: 'ECDSA-P256-SHA256' })
    expect(key?.pem).toContain('BEGIN PUBLIC KEY')
    expect(Object.keys(key?.jwk ?? {})).toEqual(['kty', 'crv', 'x', 'y'])
  })

  it('is not signed with a key on another curve', () => {
    expect(() => uicBarcode('-----BEGIN PRIVATE KEY-----\n-----END PRIVATE KEY-----')).toThrow()
  })
})
