import type { PostalAddress } from '../../address/same-address.ts'
import type { Gender } from '../../identity/gender.ts'
import type { Instant } from '../../time/instant.ts'
import type { PlainDate } from '../../time/plain-date.ts'
import type { Separator } from './guess-separator.ts'
import type { ColumnMap } from './import-fields.ts'

export const IMPORT_CHARSETS = ['utf-8', 'windows-1252'] as const
export type ImportCharset = (typeof IMPORT_CHARSETS)[number]

/** How a file is read: guessed from it, shown, and corrected by who knows it. */
export interface ImportReading {
  kind: 'csv' | 'xlsx'
  charset: ImportCharset
  separator: Separator
  hasHeader: boolean
  columns: ColumnMap
}

/** What an import needs to know besides its file. */
export interface ImportSettings {
  reading: ImportReading
  /** First line, where it says what the columns are. */
  header: readonly string[]
  /** The first lines, as they are read. */
  sample: readonly (readonly string[])[]
  /** Letters that look as if they were of another charset. */
  isGarbled: boolean
  /** The profile that was suggested, by its name; null: none is like it. */
  profile: string | null
  /** Everybody is in the list: who is not leaves. */
  isWhole: boolean
  /** Contracts of who leaves end with their last day. */
  endsContracts: boolean
}

/** How an organisation's files are read, kept for the next one. */
export interface ImportProfile {
  name: string
  header: readonly string[]
  reading: ImportReading
  /** Everybody is in such files; absent of one that was kept before this was. */
  isWhole?: boolean
}

/** Who somebody is, as far as a list can say. */
export interface ImportedPerson {
  partyId: string
  salutation: Gender
  firstName: string
  lastName: string
  birthDate: string
  email: string
  address: PostalAddress
  /** When another home of theirs was entered last; absent of what was kept before that was known. */
  movedOn?: Instant | null
}

/** What is kept of a row that is to be undone. */
export interface ImportInverse {
  /** Memberships that were made. */
  made: readonly string[]
  /** Memberships as they were before; of one that is not named nothing changed. */
  memberships: readonly {
    id: string
    organisationId: string
    grade: string
    class: string
    personnelNumber: string
    validUntil: PlainDate | null
  }[]
  /** Somebody nobody knew before. */
  isNewParty: boolean
  /** What was known of them; null: nothing of it changed. */
  person: ImportedPerson | null
  /** Events of contracts that were recorded. */
  events: readonly { contractId: string; seq: number }[]
  /** Contracts that went along to another school, with whom they were about before. */
  moved: readonly { contractId: string; organisationPartyId: string }[]
}
