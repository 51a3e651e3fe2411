import type { PlainDate } from '../time/plain-date.ts'

/** Somebody as a university or an account knows them; null where it says no birth date. */
interface Person {
  firstName: string
  lastName: string
  birthDate: PlainDate | null
}

export interface Student extends Person {
  /** Last day of the studies as far as they are paid for. */
  validUntil: PlainDate
}

export type StudentRefusal = 'studentNotMatched' | 'studentExpired'

/** Names as people compare them: without accents, marks and capitals. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}]/gu, '')

const firstOf = (name: string): string => plain(name.trim().split(/\s+/)[0] ?? '')

/** One of two given names is enough, and a birth date only counts where both sides know it. */
const isSame = (student: Person, account: Person): boolean =>
  plain(student.lastName) === plain(account.lastName) &&
  firstOf(student.firstName) === firstOf(account.firstName) &&
  (student.birthDate === null || account.birthDate === null || student.birthDate === account.birthDate)

/** May this account call itself that student's, on this day? */
export function checkStudent(
  student: Student,
  account: Person,
  today: PlainDate,
): { ok: true } | { ok: false; reason: StudentRefusal } {
  if (!isSame(student, account)) return { ok: false, reason: 'studentNotMatched' }
  return student.validUntil < today ? { ok: false, reason: 'studentExpired' } : { ok: true }
}
