import { createContext, use } from 'react'
import type { FileWords } from './files/file-words.ts'

/** What the blocks of a workplace say by themselves; no passenger's script has these words. */
export interface WorkWords extends FileWords {
  loading: string
  actions: string
  /** Of a row: "Actions of order 4711". */
  actionsOf: (row: string) => string
  selectAll: string
  /** A row's box: "Select order 4711". */
  select: (row: string) => string
  selected: (count: number) => string
  deselect: string
  page: (page: number, pages: number) => string
  /** Where nobody knows how many there are. */
  pageOfMany: (page: number) => string
  pages: string
  firstPage: string
  previousPage: string
  nextPage: string
  lastPage: string
  pageSize: string
  filter: (active: number) => string
  resetFilter: string
  from: string
  to: string
  /** Above spans that are often asked for, and on that list where it is none of them. */
  span: string
  otherSpan: string
  spanReversed: string
  discardTitle: string
  discardText: string
  discardYes: string
  discardNo: string
  /** Of a form that was sent as it was. */
  unchanged: string
  /** Takes one of several choices away: "Remove Bus". */
  remove: (what: string) => string
  choicesFound: (count: number) => string
  /** Which columns a list has. */
  columns: string
  /** Of a column: "Move Total up". */
  moveUp: (what: string) => string
  moveDown: (what: string) => string
  /** Of what stands in a cell: "Copy 4711". */
  copy: (what: string) => string
  copied: (what: string) => string
  /** What stands in a cell as it is handed to the clipboard: nothing that a spreadsheet would work out. */
  handedOver: (what: string) => string
}

/** An app for work gives it, by `text/work-words.ts`. */
export const WorkWordsContext = createContext<WorkWords | null>(null)

/** What a block of a workplace says by itself. */
export function useWorkWords(): WorkWords {
  const words = use(WorkWordsContext)
  if (!words) throw new Error('A block of a workplace stands outside WorkWordsContext.')
  return words
}
