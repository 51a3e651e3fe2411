import { addressKey, type Country, houseNumberKey, isPostCode } from '@billett/domain'

export interface AddressRow {
  country: Country
  postCode: string
  city: string
  street: string
  houseNumber: string
}

/** Longest name the forms of the shop take (Spec 1 §5). */
const MAX_NAME = 35
const MAX_NUMBER = 10

export type RowProblem = 'noCity' | 'noStreet' | 'noHouseNumber' | 'postCode' | 'tooLong' | 'notReadable'

export type ReadRow = { ok: true; row: AddressRow } | { ok: false; problem: RowProblem }

const field = (record: Readonly<Record<string, string>>, name: string): string =>
  (record[name] ?? '').trim().replaceAll(/\s+/g, ' ')

/** Controls, and the brackets markup is made of: such a name could not be sent back to us by a form. */
const UNREADABLE = /[\p{Cc}\p{Cs}<>\u202a-\u202e\u2066-\u2069]/u

/** One line of an open address list: STREET, NUMBER, CITY and POSTCODE; where it lies (LAT, LON) is not needed. */
export function readAddressRow(record: Readonly<Record<string, string>>, country: Country): ReadRow {
  const row = {
    country,
    postCode: field(record, 'POSTCODE').toUpperCase(),
    city: field(record, 'CITY'),
    street: field(record, 'STREET'),
    houseNumber: field(record, 'NUMBER'),
  }
  const refused = (problem: RowProblem): ReadRow => ({ ok: false, problem })
  if (addressKey(row.city) === '') return refused('noCity')
  if (addressKey(row.street) === '') return refused('noStreet')
  if (houseNumberKey(row.houseNumber) === '') return refused('noHouseNumber')
  if (!isPostCode(row.postCode, country)) return refused('postCode')
  if (UNREADABLE.test(Object.values(row).join(''))) return refused('notReadable')
  if (row.city.length > MAX_NAME || row.street.length > MAX_NAME || row.houseNumber.length > MAX_NUMBER)
    return refused('tooLong')
  return { ok: true, row }
}
