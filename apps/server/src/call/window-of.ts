import { MOST_ENTRIES, type Page } from '@billett/contract'
import type { Window } from '../db/window.ts'

/** The part of a list a caller asks for, or its beginning. */
export const windowOf = ({ limit = MOST_ENTRIES, offset = 0 }: Page): Window => ({ limit, offset })
