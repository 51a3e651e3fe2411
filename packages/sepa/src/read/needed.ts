import { type Cents, isPlainDate, type PlainDate } from '@billett/domain'
import { MalformedBankFile } from '../malformed-bank-file.ts'
import { readCents } from '../text/amount.ts'
import { at, textAt, type XmlElement } from '../xml/section.ts'

/** What has to stand somewhere: a file without it is refused. */
export function needed(element: XmlElement, ...names: string[]): string {
  const text = textAt(element, ...names)
  if (text === null) throw new MalformedBankFile('missing', `${element.name}/${names.join('/')} is missing`)
  return text
}

/** An amount that has to be right; its currency stands beside it. */
export function neededAmount(element: XmlElement, ...names: string[]): { cents: Cents; currency: string } {
  const cents = readCents(needed(element, ...names))
  if (cents === undefined) throw new MalformedBankFile('notAnAmount', `${element.name}/${names.join('/')} is no amount`)
  return { cents, currency: at(element, ...names)?.attributes.Ccy ?? '' }
}

/** An amount where there is one; null also for one of other money or with more digits. */
export function centsAt(element: XmlElement | undefined, currency: string, ...names: string[]): Cents | null {
  const found = at(element, ...names)
  if (!found || (found.attributes.Ccy ?? currency) !== currency) return null
  return readCents(found.text) ?? null
}

/** A day, or the day of a time, as the bank wrote it; null where there is none. */
export function dayAt(element: XmlElement | undefined, name: string): PlainDate | null {
  const text = textAt(element, name, 'Dt') ?? textAt(element, name, 'DtTm') ?? textAt(element, name)
  if (text === null) return null
  const day = text.slice(0, 10)
  if (!isPlainDate(day)) throw new MalformedBankFile('notADate', `${name} is no day`)
  return day
}
