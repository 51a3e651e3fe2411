import { type GtfsTables, rowsOf } from '../gtfs-tables.ts'
import type { ProblemLog } from '../problem-log.ts'
import { TABLE_RULES } from './table-rules.ts'

/** Reports files and columns without which there is no timetable. */
export const checkPresence = (tables: GtfsTables, log: ProblemLog): void => {
  const rules = Object.entries(TABLE_RULES)
  for (const [table, { needed, fields }] of rules) {
    const first = rowsOf(tables, table)[0]
    if (!first && needed === 'always') log.add('error', 'missingFile', { file: `${table}.txt` })
    if (!first) continue
    for (const [field, { required }] of Object.entries(fields)) {
      if (required && !Object.hasOwn(first, field)) log.add('error', 'missingColumn', { file: `${table}.txt`, field })
    }
  }
  const services = rules.filter(([, { needed }]) => needed === 'service').map(([table]) => table)
  if (services.every(table => rowsOf(tables, table).length === 0)) {
    log.add('error', 'missingFile', { file: services.map(table => `${table}.txt`).join(' / ') })
  }
}
