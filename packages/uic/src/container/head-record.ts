import { issuedEpoch } from '../fcb/moments.ts'
import type { RailTicketData } from '../fcb/rail-ticket-data.ts'
import { NotEncodable } from '../not-encodable.ts'
import type { ContainerRecord } from './records.ts'

const TICKET_KEY_LENGTH = 20
const NO_FLAG = '0'
const SPECIMEN_FLAG = '4'

/** U_HEAD: issuer, ticket key, time of issue (UTC) and languages, all taken from the ticket itself. */
export function headRecord(ticket: RailTicketData, securityProvider: number): ContainerRecord {
  const { issuingDetail, travelerDetail } = ticket
  // A longer key is cut here and stands whole in the flexible content.
  const ticketKey = (issuingDetail.issuerPNR ?? '').slice(0, TICKET_KEY_LENGTH)
  const language = (travelerDetail?.preferredLanguage ?? '').toUpperCase().padEnd(2)
  const text = [
    fourDigits(issuingDetail.issuerNum ?? securityProvider),
    ticketKey.padEnd(TICKET_KEY_LENGTH),
    dayMonthYearTime(new Date(issuedEpoch(issuingDetail))),
    issuingDetail.specimen ? SPECIMEN_FLAG : NO_FLAG,
    language,
    ''.padEnd(2),
  ].join('')
  return { id: 'U_HEAD', version: '01', content: Buffer.from(text, 'ascii') }
}

/** A RICS code as 918.3 writes it. */
export function fourDigits(companyCode: number): string {
  if (companyCode > 9999) throw new NotEncodable(`company ${companyCode} has no four-digit code`)
  return String(companyCode).padStart(4, '0')
}

/** DDMMYYYYHHMM */
function dayMonthYearTime(moment: Date): string {
  const [date = '', time = ''] = moment.toISOString().split('T')
  return `${date.split('-').reverse().join('')}${time.slice(0, 5).replace(':', '')}`
}
