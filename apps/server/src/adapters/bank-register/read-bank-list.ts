import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import * as z from 'zod/mini'
import type { ListedBank } from './listed-banks.ts'

const filled = z.string().check(z.minLength(1))
const Banks = z.array(
  z.object({
    country: z.string().check(z.regex(/^[A-Z]{2}$/)),
    bankCode: filled,
    bic: z.string().check(z.regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/)),
    creditInstitute: filled,
  }),
)

/**
 * The operator's list of banks: CSV with the columns country, bankCode, bic, creditInstitute. Throws where it cannot be
 * read.
 */
export const readBankList = (file: string): ListedBank[] =>
  Banks.parse(parse(readFileSync(file, 'utf8'), { columns: true, bom: true, trim: true, skip_empty_lines: true }))
