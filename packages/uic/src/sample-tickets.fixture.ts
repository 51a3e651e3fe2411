import { createPrivateKey, createPublicKey } from 'node:crypto'
import type { RailTicketData } from './fcb/rail-ticket-data.ts'

/** Tickets and a key for the tests of this package; the key signs nothing else. */
export const testKey = (() => {
  const privateKey = createPrivateKey({
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: 'MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4',
      y: '4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM',
      d: '870MB6gfuTJ4HtUnUvYMyJpr5eUZNP4Bk43bVdj3eAE',
    },
    format: 'jwk',
  })
  return { securityProvider: 9901, keyId: 7, privateKey, publicKey: createPublicKey(privateKey) }
})()

export const dayTicket: RailTicketData = {
  issuingDetail: {
    securityProviderNum: 9901,
    issuerNum: 9901,
    issuingYear: 2026,
    issuingDay: 365,
    issuingTime: 1385,
    issuerName: 'Verkehrsverbund Beispiel',
    specimen: false,
    securePaperTicket: false,
    activated: true,
    currency: 'EUR',
    currencyFract: 2,
    issuerPNR: 'T7K2M9QX4R',
  },
  travelerDetail: {
    traveler: [
      {
        firstName: 'Łukasz Ömer',
        lastName: 'Großmann-Παπαδόπουλος',
        yearOfBirth: 1984,
        monthOfBirth: 2,
        dayOfBirthInMonth: 29,
        ticketHolder: true,
      },
    ],
    preferredLanguage: 'de',
  },
  transportDocument: [
    {
      ticket: {
        kind: 'openTicket',
        value: {
          referenceIA5: 'T7K2M9QX4R-1',
          productOwnerNum: 9901,
          productIdIA5: 'day-adult',
          returnIncluded: false,
          stationCodeTable: 'localCarrierStationCodeTable',
          fromStationIA5: 'de:09999:1001',
          toStationIA5: 'de:09999:2417',
          fromStationNameUTF8: 'Königsbrück Hauptbahnhof',
          toStationNameUTF8: 'Äußere Neustadt',
          validRegion: [
            {
              kind: 'viaStations',
              value: { stationCodeTable: 'localCarrierStationCodeTable', stationIA5: 'de:09999:1200', border: false },
            },
            { kind: 'zones', value: { carrierNum: 9901, stationCodeTable: 'stationUIC', zoneId: [1, 2, 300, 65_536] } },
          ],
          validFromDay: 1,
          validFromTime: 15,
          validUntilDay: 1,
          validUntilTime: 179,
          classCode: 'first',
          tariffs: [
            {
              numberOfPassengers: 2,
              passengerType: 'person',
              restrictedToCountryOfResidence: false,
              tariffDesc: 'Tageskarte',
            },
            { numberOfPassengers: 1, passengerType: 'bicycle', restrictedToCountryOfResidence: false },
          ],
          price: 1290,
          vatDetail: [{ country: 276, percentage: 70, amount: 84 }],
          infoText: 'Preisstufe 3',
        },
      },
    },
  ],
  controlDetail: {
    identificationByIdCard: true,
    identificationByPassportId: true,
    passportValidationRequired: false,
    onlineValidationRequired: false,
    ageCheckRequired: false,
    reductionCardCheckRequired: true,
    infoText: 'BahnCard 25',
  },
}

export const monthPass: RailTicketData = {
  issuingDetail: {
    securityProviderNum: 9902,
    issuingYear: 2028,
    issuingDay: 366,
    issuingTime: 0,
    specimen: true,
    securePaperTicket: false,
    activated: true,
    currency: 'CHF',
    currencyFract: 2,
    issuerPNR: 'PASS-1',
  },
  transportDocument: [
    {
      token: { tokenProviderNum: 5, token: Uint8Array.of(0, 255, 16) },
      ticket: {
        kind: 'pass',
        value: {
          referenceNum: 9_007_199_254_740_993n,
          productIdNum: 9999,
          passType: 1,
          passDescription: 'Deutschlandticket',
          classCode: 'second',
          validFromDay: -30,
          validUntilDay: 30,
          validUntilTime: 180,
          validUntilUTCOffset: -4,
          numberOfPossibleTrips: 4,
          countries: [80],
          includedCarrierNum: [9901, 1080],
          validRegion: [{ kind: 'lines', value: { stationCodeTable: 'stationUIC', lineId: [12, -1] } }],
          price: 6300,
        },
      },
    },
  ],
}

/** The same from the day before its issue: version 1.3 knows no earlier one. */
export const recentPass: RailTicketData = {
  ...monthPass,
  transportDocument: monthPass.transportDocument?.map(({ token, ticket }) => ({
    token,
    ticket: ticket.kind === 'pass' ? { ...ticket, value: { ...ticket.value, validFromDay: -1 } } : ticket,
  })),
}

export const discountCard: RailTicketData = {
  issuingDetail: {
    issuingYear: 2026,
    issuingDay: 1,
    issuingTime: 720,
    specimen: false,
    securePaperTicket: true,
    activated: false,
    currency: 'EUR',
    currencyFract: 2,
  },
  transportDocument: [
    {
      ticket: {
        kind: 'customerCard',
        value: {
          customer: { firstName: 'İpek', lastName: 'Şahin', ticketHolder: true },
          cardIdIA5: 'C-1',
          validFromYear: 2026,
          validFromDay: 12,
          validUntilYear: 1,
          validUntilDay: 11,
          cardTypeDescr: 'Rabattkarte 25',
        },
      },
    },
  ],
}
