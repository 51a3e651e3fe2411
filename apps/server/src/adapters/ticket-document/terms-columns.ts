import type { TermsLine } from './terms-lines.ts'

export interface PlacedLine extends TermsLine {
  page: number
  column: number
  /** From the top of the column. */
  top: number
}

/**
 * Lays lines into two columns a page. `heights` are the column heights of the first and of every further page.
 * What fits on one page is spread evenly over its two columns.
 */
export function placeInColumns(lines: readonly TermsLine[], heights: { first: number; further: number }): PlacedLine[] {
  const placed: PlacedLine[] = []
  let page = 0
  let column = 0
  let used = 0
  let limit = columnHeight(lines, heights.first)
  for (const [index, line] of lines.entries()) {
    const space = used === 0 ? 0 : line.before
    if (used > 0 && used + space + line.height + keptBelow(lines, index) > limit) {
      column = (column + 1) % 2
      if (column === 0) {
        page += 1
        limit = columnHeight(lines.slice(index), heights.further)
      }
      used = 0
    }
    const top = used === 0 ? 0 : used + line.before
    placed.push({ ...line, page, column, top })
    used = top + line.height
  }
  return placed
}

/** A heading needs room for the first two lines of what it stands above. */
function keptBelow(lines: readonly TermsLine[], index: number): number {
  if (lines[index]?.tag === 'P') return 0
  return lines.slice(index + 1, index + 3).reduce((sum, line) => sum + line.before + line.height, 0)
}

function columnHeight(lines: readonly TermsLine[], available: number): number {
  const total = lines.reduce((sum, line) => sum + line.before + line.height, 0)
  const tallest = Math.max(0, ...lines.map(line => line.before + line.height))
  return total + 3 * tallest > 2 * available ? available : Math.min(available, total / 2 + 3 * tallest)
}
