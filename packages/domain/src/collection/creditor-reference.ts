import { remainder97 } from '../bank/remainder-97.ts'

/** Letters and digits of the number itself at most (ISO 11649). */
const LONGEST = 21

/**
 * The reference by which money that somebody transfers is known to be theirs (ISO 11649): it stands in every reminder,
 * and banks refuse one that was mistyped.
 */
export function creditorReference(customerNumber: string): string {
  const own = customerNumber
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, LONGEST)
  const check = 98 - remainder97(`RF00${own}`)
  return `RF${String(check).padStart(2, '0')}${own}`
}

/** The number of the customer in a reference; undefined where it is none, or was mistyped. */
export function customerOfReference(reference: string | null): string | undefined {
  const plain = (reference ?? '').toUpperCase().replaceAll(/\s/g, '')
  if (!/^RF\d{2}[A-Z0-9]{1,21}$/.test(plain)) return undefined
  return remainder97(plain) === 1 ? plain.slice(4) : undefined
}
