import { choice, openRow, pageNumber, text } from '@billett/contract/lists/address-fields.ts'
import { listAddress } from '@billett/contract/lists/list-address.ts'
import { ROLL_KINDS, ROLL_STEPS, type RollKind, type RollStep } from '@billett/domain'

/** Which year is worked on, at which of its steps, and which of its pupils are looked at. */
export const yearsAddress = listAddress({
  /** '' while none is open. */
  year: openRow(),
  /** '' where nobody has chosen one: the first that is open. */
  step: choice<'' | RollStep>(['', ...ROLL_STEPS], ''),
  /** All pupils of the step, also those of whom nothing is left. */
  show: choice(['left', 'all'], 'left'),
  kind: choice<'' | RollKind>(['', ...ROLL_KINDS], ''),
  school: text(),
  search: text(),
  page: pageNumber(),
})
export type YearsState = ReturnType<typeof yearsAddress.read>
