import type { EntryTerms } from './framework-terms.ts'

/** As codes are compared: people write them down and read them to each other. */
export const codeKey = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase()

/** What stands behind the @. */
export const mailDomainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/** Whether an address is one of the company's. */
const isOfCompany = ({ mailDomains }: EntryTerms, email: string): boolean => mailDomains.includes(mailDomainOf(email))

/** Whether a code is the company's. */
export const isCodeOf = (entry: EntryTerms, code: string): boolean =>
  codeKey(entry.code) !== '' && codeKey(code) === codeKey(entry.code)

/** Whether somebody may come in at all: by the code, or by an address that the mail confirms. */
export const mayEnter = (entry: EntryTerms, { code, email }: { code: string; email: string }): boolean =>
  isCodeOf(entry, code) || isOfCompany(entry, email)

/** What is known of somebody who comes in. */
export interface EntryFacts {
  /** The address that the mail confirms. */
  email: string
  /** By name, birth date and personnel number they are in the company's list. */
  isListed: boolean
  /** They have a ticket by this company or another of the group. */
  hasTicket: boolean
}

/**
 * Whether nobody has to confirm. Who has a ticket by another company of the group is looked at: one of the two pays,
 * and nobody outside is told of the other.
 */
export const isGrantedAtOnce = (entry: EntryTerms, { email, isListed, hasTicket }: EntryFacts): boolean =>
  entry.isAutomatic && !hasTicket && (isListed || isOfCompany(entry, email))
