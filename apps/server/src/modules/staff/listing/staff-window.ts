import { STAFF_PAGE_SIZE, STAFF_ROWS } from '@billett/contract'
import { refuse } from '../../../call/refused.ts'
import type { Window } from '../../../db/window.ts'

interface Paged {
  page?: number | undefined
  pageSize?: number | undefined
}

/** The rows of a page; refuses `narrowFilter` for pages so late that nobody turns over to them. */
export function staffWindow({ page = 0, pageSize = STAFF_PAGE_SIZE }: Paged): Window {
  if ((page + 1) * pageSize > STAFF_ROWS) refuse('narrowFilter', 'page')
  return { limit: pageSize, offset: page * pageSize }
}
