import type { FeedbackDetailField } from '@billett/contract'

/** Fields grouped by row and sorted by column (Spec 2 §4.6). */
export function fieldGrid(fields: readonly FeedbackDetailField[]): FeedbackDetailField[][] {
  const rows = [...new Set(fields.map(({ row }) => row))].sort((a, b) => a - b)
  return rows.map(row => fields.filter(field => field.row === row).sort((a, b) => a.column - b.column))
}
