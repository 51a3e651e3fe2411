import * as z from 'zod/mini'
import { file } from '../define-call.ts'
import { key } from '../failures/key.ts'

/** As what a list is handed over. */
export const LIST_FORMATS = ['csv', 'xlsx'] as const
export type ListFormat = (typeof LIST_FORMATS)[number]

export const LIST_TYPES: Readonly<Record<ListFormat, string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export const listFileFields = {
  /** `csv` without it. */
  format: z.optional(z.enum(LIST_FORMATS, key('notValid'))),
}

/** A list as a file: everything that is looked for, in as many rows as there are. */
export const listFile = file(...Object.values(LIST_TYPES))

/** Milliseconds: a long file takes its time. */
export const LIST_FILE_TIMEOUT = 300_000
