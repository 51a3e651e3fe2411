import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const OPERATIONS = readFileSync(join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8')

/** The cells of the table with this head in `docs/operations.md`, a list for each row; the first of each is empty. */
export function rowsBelow(head: string): string[][] {
  const [, table = ''] = OPERATIONS.split(`\n${head}\n`)
  const [rows = ''] = table.split('\n\n')
  return rows
    .split('\n')
    .filter(row => row.startsWith('| '))
    .map(row => row.split('|').map(cell => cell.trim()))
}
