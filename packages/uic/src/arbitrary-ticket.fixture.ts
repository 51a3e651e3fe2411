import fc from 'fast-check'
import type { Edition } from './edition.ts'
import type { OpenTicketData } from './fcb/open-ticket-data.ts'
import type { PassData } from './fcb/pass-data.ts'
import type { RailTicketData } from './fcb/rail-ticket-data.ts'
import type { RegionalValidity } from './fcb/regional-validity.ts'
import type { Tariff } from './fcb/tariff.ts'
import type { ViaStation } from './fcb/via-station.ts'

const ascii = fc.string({
  unit: fc.integer({ min: 32, max: 126 }).map(code => String.fromCharCode(code)),
  maxLength: 30,
})
const text = fc.string({ unit: 'grapheme', maxLength: 20 })
const whole = fc.integer()
const big = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })
const company = fc.integer({ min: 1, max: 32_000 })
const station = fc.integer({ min: 1, max: 9_999_999 })
const minutes = fc.integer({ min: 0, max: 1439 })
const offset = fc.integer({ min: -60, max: 60 })
const few = <T>(element: fc.Arbitrary<T>) => fc.array(element, { maxLength: 4 })

const codeTable = fc.constantFrom('stationUIC' as const, 'stationERA' as const, 'localCarrierStationCodeTable' as const)
const passengerType = fc.constantFrom('person' as const, 'child' as const, 'freeAddonChild' as const)

/** What an edition can say of days, products and classes. */
const RANGES = {
  '1.3': { firstDay: -1, leastDays: 0, days: 370, product: 32_000, classes: ['first', 'second', 'all'] },
  '3': { firstDay: -367, leastDays: -1, days: 500, product: 65_535, classes: ['first', 'second', 'standardSecond'] },
} as const

/** Random tickets for property tests: every field of the shop's documents may be there or not. */
export function arbitraryTicket(edition: Edition): fc.Arbitrary<RailTicketData> {
  const may = RANGES[edition]
  const period = {
    validFromDay: fc.integer({ min: may.firstDay, max: 700 }),
    validFromTime: minutes,
    validFromUTCOffset: offset,
    validUntilDay: fc.integer({ min: may.leastDays, max: may.days }),
    validUntilTime: minutes,
    validUntilUTCOffset: offset,
  }

  const tariff: fc.Arbitrary<Tariff> = fc.record(
    {
      numberOfPassengers: fc.integer({ min: 1, max: 200 }),
      passengerType,
      ageBelow: fc.integer({ min: 1, max: 64 }),
      ageAbove: fc.integer({ min: 1, max: 128 }),
      travelerid: few(fc.integer({ min: 1, max: 254 })),
      restrictedToCountryOfResidence: fc.boolean(),
      tariffIdNum: big,
      tariffIdIA5: ascii,
      tariffDesc: text,
      reductionCard: few(fc.record({ cardIdNum: big, cardIdIA5: ascii, cardName: text }, { requiredKeys: [] })),
    },
    { requiredKeys: ['numberOfPassengers', 'restrictedToCountryOfResidence'] },
  )

  const viaFields = { stationCodeTable: codeTable, stationNum: station, stationIA5: ascii, border: fc.boolean() }
  const viaStation: fc.Arbitrary<ViaStation> = fc.record(
    {
      ...viaFields,
      alternativeRoutes: few(fc.record(viaFields)),
      route: few(fc.record({ ...viaFields, alternativeRoutes: few(fc.record(viaFields)) })),
      carrierNum: few(company),
      routeId: whole,
    },
    { requiredKeys: ['stationCodeTable', 'border'] },
  )

  const zones = fc.record(
    {
      carrierNum: company,
      stationCodeTable: codeTable,
      entryStationIA5: ascii,
      city: whole,
      zoneId: fc.array(whole, { maxLength: 12 }),
      binaryZoneId: fc.uint8Array({ maxLength: 12 }),
      nutsCode: ascii,
    },
    { requiredKeys: ['stationCodeTable'] },
  )

  const region: fc.Arbitrary<RegionalValidity> = fc.oneof(
    viaStation.map(value => ({ kind: 'viaStations' as const, value })),
    zones.map(value => ({ kind: 'zones' as const, value })),
    fc
      .record({ travelDate: fc.integer({ min: -1, max: may.days }), departureTime: minutes, trainNum: whole })
      .map(value => ({ kind: 'trainLink' as const, value })),
    fc.record({ lineId: few(whole), stationCodeTable: codeTable }).map(value => ({ kind: 'lines' as const, value })),
  )

  const vatDetail = few(
    fc.record(
      { country: fc.integer({ min: 1, max: 999 }), percentage: fc.integer({ min: 0, max: 999 }), amount: whole },
      { requiredKeys: ['country', 'percentage'] },
    ),
  )

  const sharedFields = {
    referenceNum: big,
    referenceIA5: ascii,
    productOwnerNum: company,
    productIdNum: fc.integer({ min: 0, max: may.product }),
    productIdIA5: ascii,
    ...period,
    activatedDay: few(fc.integer({ min: 0, max: may.days })),
    classCode: fc.constantFrom(...may.classes),
    validRegion: few(region),
    tariffs: few(tariff),
    price: whole,
    vatDetail,
    infoText: text,
  }

  const openTicket: fc.Arbitrary<OpenTicketData> = fc.record(
    {
      ...sharedFields,
      returnIncluded: fc.boolean(),
      stationCodeTable: codeTable,
      fromStationNum: station,
      toStationIA5: ascii,
      fromStationNameUTF8: text,
      validRegionDesc: text,
      serviceLevel: fc.constantFrom('A', 'B1'),
      carrierNum: few(company),
      ...(edition === '3' && { includedTransportType: few(fc.integer({ min: 0, max: 31 })) }),
    },
    { requiredKeys: ['returnIncluded', 'stationCodeTable', 'validFromDay', 'validUntilDay', 'classCode'] },
  )

  const pass: fc.Arbitrary<PassData> = fc.record(
    {
      ...sharedFields,
      passType: fc.integer({ min: 1, max: 250 }),
      passDescription: text,
      validityPeriodDetails: fc.record({
        validityPeriod: few(fc.record(period, { requiredKeys: ['validFromDay', 'validUntilDay'] })),
        excludedTimeRange: few(fc.record({ fromTime: minutes, untilTime: minutes })),
      }),
      numberOfPossibleTrips: fc.integer({ min: 1, max: 250 }),
      countries: few(fc.integer({ min: 1, max: 250 })),
      includedCarrierNum: few(company),
      excludedCarrierIA5: few(ascii),
    },
    { requiredKeys: ['classCode', 'validFromDay', 'validUntilDay'] },
  )

  const traveler = fc.record(
    {
      firstName: text,
      lastName: text,
      title: fc.constantFrom('Dr', 'Ms'),
      gender: fc.constantFrom('female' as const, 'other' as const),
      yearOfBirth: fc.integer({ min: 1901, max: 2155 }),
      ...(edition === '3' && {
        monthOfBirth: fc.integer({ min: 1, max: 12 }),
        dayOfBirthInMonth: fc.integer({ min: 1, max: 31 }),
      }),
      ticketHolder: fc.boolean(),
      passengerType,
    },
    { requiredKeys: ['ticketHolder'] },
  )

  return fc.record(
    {
      issuingDetail: fc.record(
        {
          securityProviderNum: company,
          issuerIA5: ascii,
          issuingYear: fc.integer({ min: 2016, max: 2269 }),
          issuingDay: fc.integer({ min: 1, max: 366 }),
          issuingTime: minutes,
          issuerName: text,
          specimen: fc.boolean(),
          securePaperTicket: fc.boolean(),
          activated: fc.boolean(),
          currency: fc.constantFrom('EUR', 'PLN'),
          currencyFract: fc.integer({ min: 1, max: 3 }),
          issuerPNR: ascii.map(pnr => pnr.slice(0, 20)),
        },
        {
          requiredKeys: [
            'issuingYear',
            'issuingDay',
            'issuingTime',
            'specimen',
            'securePaperTicket',
            'activated',
            'currency',
            'currencyFract',
          ],
        },
      ),
      travelerDetail: fc.record({ traveler: few(traveler), preferredLanguage: fc.constantFrom('de', 'en') }),
      transportDocument: few(
        fc.record({
          ticket: fc.oneof(
            openTicket.map(value => ({ kind: 'openTicket' as const, value })),
            pass.map(value => ({ kind: 'pass' as const, value })),
          ),
        }),
      ),
    },
    { requiredKeys: ['issuingDetail'] },
  )
}
