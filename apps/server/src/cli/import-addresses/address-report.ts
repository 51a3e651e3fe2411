import type { Language } from '@billett/domain'
import type { RowProblem } from '../../adapters/address-register/address-row.ts'
import type { AddressImportReport } from '../../adapters/address-register/import-addresses.ts'
import { ADDRESS_WORDS } from './address-words.ts'

/** What became of an address list, line by line. */
export function addressReport({ read, added, known, leftOut }: AddressImportReport, language: Language): string[] {
  const words = ADDRESS_WORDS[language]
  const problems = Object.keys(words.leftOut) as RowProblem[]
  return [
    words.read(read),
    words.added(added),
    words.known(known),
    ...problems.flatMap(problem => {
      const noted = leftOut[problem]
      return noted ? [`${words.leftOut[problem]}: ${words.times(noted.count, noted.lines.join(', '))}`] : []
    }),
  ]
}
