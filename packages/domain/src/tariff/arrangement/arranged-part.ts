import { BOARD_PARTS, type BoardPart } from './group-board.ts'

/** What is arranged, stored in versions and released by itself. Texts and languages are of a client's whole shop. */
export const ARRANGED_PARTS = [...BOARD_PARTS, 'sortGroupTexts', 'sortGroupLanguages'] as const
export type ArrangedPart = (typeof ARRANGED_PARTS)[number]

/** In place of a service area, for what is of the whole shop. */
export const WHOLE_SHOP = 0

export const isBoardPart = (part: ArrangedPart): part is BoardPart => BOARD_PARTS.some(one => one === part)
