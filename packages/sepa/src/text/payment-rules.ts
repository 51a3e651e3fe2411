import { type Cents, isBic, isCreditorId, isPlainDate, isSepaText, readIban } from '@billett/domain'
import { NotWritable } from '../not-writable.ts'
import { amountText, isPayable } from './amount.ts'
import { isReference } from './reference.ts'

/** Returns a text where it may stand in a field, and throws where not: what goes out is checked as it is written. */
const checked =
  (isRight: (text: string) => boolean, why: string) =>
  (field: string, text: string): string => {
    if (!isRight(text)) throw new NotWritable(field, why)
    return text
  }

/** Most characters of a name, and of what stands on the statement of account. */
const NAME_LENGTH = 70
const TEXT_LENGTH = 140

const isText = (most: number) => (text: string) => text.trim() !== '' && text.length <= most && isSepaText(text)

export const reference = checked(isReference, 'is no reference that banks take')
export const name = checked(isText(NAME_LENGTH), `has to be 1 to ${NAME_LENGTH} characters that banks take`)
export const town = checked(isText(35), 'has to be 1 to 35 characters that banks take')
/** Numbers of houses and post codes. */
export const shortText = checked(isText(16), 'has to be 1 to 16 characters that banks take')
export const paymentText = checked(isText(TEXT_LENGTH), `has to be 1 to ${TEXT_LENGTH} characters that banks take`)
export const iban = checked(text => {
  const reading = readIban(text)
  return reading.ok && reading.iban === text
}, 'is no number of an account in SEPA')
export const bic = checked(isBic, 'is no code of a bank')
export const creditorId = checked(isCreditorId, 'is no creditor’s, by its check digits')
export const day = checked(isPlainDate, 'is no day')
export const country = checked(text => /^[A-Z]{2}$/.test(text), 'is no code of a country')
export const instant = checked(
  text => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/.test(text) && !Number.isNaN(Date.parse(text)),
  'is no instant in UTC',
)

/** Cents as they are written, where one payment may be of them. */
export function amount(field: string, cents: Cents): string {
  if (!isPayable(cents)) throw new NotWritable(field, 'has to be from 0.01 to 999,999,999.99 euro')
  return amountText(cents)
}
