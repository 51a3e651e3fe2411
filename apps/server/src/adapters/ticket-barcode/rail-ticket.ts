import { epochOf, wallClock } from '@billett/domain'
import { issuedAt, type LocalMoment, type RailTicketData, validityFields } from '@billett/uic'
import type { BarcodeContent } from '../../ports/ticket-barcode.ts'
import { fcbCurrency, fcbPrice } from './fcb-price.ts'
import { ia5 } from './ia5.ts'
import { tariffsOf } from './tariffs.ts'
import { validRegion, zoneText } from './valid-region.ts'

/** FCB knows no earlier one. */
const FIRST_YEAR_OF_BIRTH = 1901

export interface Issuer {
  /** RICS code of the company that signs and issues, 1 to 9999. */
  securityProvider: number
  /** Short name of the issuer as inspectors see it. */
  issuerName: string
  /** ISO 3166 numeric code of the country whose VAT is paid: 276 for Germany. */
  vatCountry: number
  /** Marks every ticket as not valid for travel. */
  specimen: boolean
}

/** A supplement alone is no ticket: FCB says so by a link to another one, which the passenger shows. */
const ANOTHER_TICKET = { ticketType: 'openTicket', linkMode: 'onlyValidInCombination' } as const

/** Our ticket in the words of FCB: an open ticket, or a pass where it is for many journeys. */
export function railTicket(content: BarcodeContent, issuer: Issuer): RailTicketData {
  const issued = issuedAt(epochOf(content.issuedAt))
  return {
    issuingDetail: {
      securityProviderNum: issuer.securityProvider,
      issuerNum: issuer.securityProvider,
      ...issued,
      issuerName: issuer.issuerName,
      specimen: issuer.specimen,
      securePaperTicket: false,
      activated: true,
      ...fcbCurrency(content),
      issuerPNR: ia5(content.ticketId),
    },
    travelerDetail: {
      ...(content.holder && { traveler: [traveler(content.holder)] }),
      preferredLanguage: content.language,
    },
    transportDocument: [{ ticket: document(content, issuer, validity(content, issued)) }],
    controlDetail: {
      identificationByIdCard: content.holder !== undefined,
      identificationByPassportId: content.holder !== undefined,
      passportValidationRequired: false,
      onlineValidationRequired: false,
      ageCheckRequired: content.passengers.some(({ minAge, maxAge }) => minAge !== undefined || maxAge !== undefined),
      reductionCardCheckRequired: content.reductionProof !== undefined,
      ...(content.reductionProof !== undefined && { infoText: content.reductionProof }),
      ...(content.travelClass === 'supplement' && { includedTickets: [ANOTHER_TICKET] }),
    },
  }
}

type TransportDocument = NonNullable<RailTicketData['transportDocument']>[number]['ticket']
type Validity = ReturnType<typeof validity>

function document(content: BarcodeContent, issuer: Issuer, valid: Validity): TransportDocument {
  const shared = {
    referenceIA5: ia5(content.orderNumber),
    productOwnerNum: issuer.securityProvider,
    productIdIA5: ia5(content.product.id),
    validRegion: validRegion(content, issuer.securityProvider),
    ...valid,
    classCode: content.travelClass === 'supplement' ? ('notApplicable' as const) : content.travelClass,
    tariffs: tariffsOf(content),
    ...fcbPrice(content, issuer.vatCountry),
  }
  if (content.kind === 'pass') {
    const value = { ...shared, passDescription: content.product.name, infoText: zoneText(content) }
    return { kind: 'pass', value }
  }
  const value = {
    ...shared,
    returnIncluded: false,
    stationCodeTable: 'localCarrierStationCodeTable' as const,
    ...relationOf(content),
    validRegionDesc: zoneText(content),
    infoText: content.product.name,
  }
  return { kind: 'openTicket', value }
}

function relationOf({ relation }: BarcodeContent) {
  if (!relation) return {}
  return {
    fromStationIA5: ia5(relation.from.id),
    toStationIA5: ia5(relation.to.id),
    fromStationNameUTF8: relation.from.name,
    toStationNameUTF8: relation.to.name,
  }
}

function traveler({ firstName, lastName, birthDate = '' }: NonNullable<BarcodeContent['holder']>) {
  const [yearOfBirth = 0, monthOfBirth, dayOfBirthInMonth] = birthDate.split('-').map(Number)
  const born = yearOfBirth >= FIRST_YEAR_OF_BIRTH ? { yearOfBirth, monthOfBirth, dayOfBirthInMonth } : {}
  return { firstName, lastName, ...born, ticketHolder: true }
}

function validity(content: BarcodeContent, issued: ReturnType<typeof issuedAt>) {
  const { from, until, timeZone } = content.validity
  return validityFields(issued, localMoment(from, timeZone), localMoment(until, timeZone))
}

function localMoment(instant: string, timeZone: string): LocalMoment {
  const { date, time } = wallClock(instant, timeZone)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return { date, minutes: hours * 60 + minutes }
}
