import { type ArrangedPart, type Arrangement, isBoardPart } from '@billett/domain'
import type { ArrangedContent } from './schema/index.ts'

interface Shown {
  part: ArrangedPart
  serviceArea: number
  content: ArrangedContent
}

/** What one version of each part says together. */
export const arrangementOf = (shown: readonly Shown[]): Arrangement => ({
  boards: shown.flatMap(({ part, serviceArea: area, content: { board } }) =>
    isBoardPart(part) && board ? [{ part, area, board }] : [],
  ),
  texts: shown.flatMap(({ content: { texts = [] } }) => texts),
})
