export interface Student {
  studentId: string
  university: string
  firstName: string
  lastName: string
  /** `YYYY-MM-DD`; null where the university does not tell. */
  birthDate: string | null
  /** `YYYY-MM-DD`: last day of the studies as far as they are paid for. */
  validUntil: string
}

const UNIVERSITY = 'Hochschule Falkenbrück'

/** What every login takes. */
export const PASSWORD = 'demo'

/** Last day of the term a day is in: summer terms end with September, winter terms with March. */
export function endOfTerm(today: string): string {
  const [year = 0, month = 1] = today.split('-').map(Number)
  if (month >= 4 && month <= 9) return `${year}-09-30`
  return `${month >= 10 ? year + 1 : year}-03-31`
}

/** Known by their login; whoever else signs in studies here under the name they type. */
const KNOWN: Readonly<Record<string, Partial<Student>>> = {
  'ehemalig alt': { validUntil: '2024-09-30' },
}

/** The student of a login name: `ada lovelace`. Undefined where it is no first and last name. */
export function studentOf(login: string, today: string): Student | undefined {
  const [firstName, ...rest] = login.trim().split(/\s+/)
  const lastName = rest.join(' ')
  if (!firstName || !lastName) return undefined
  const key = `${firstName} ${lastName}`.toLowerCase()
  const studentId = `s-${Buffer.from(key).toString('hex').slice(0, 40)}`
  return {
    studentId,
    university: UNIVERSITY,
    firstName,
    lastName,
    birthDate: null,
    validUntil: endOfTerm(today),
    ...KNOWN[key],
  }
}
