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
  let limit = balanced(lines, heights.first)
  for (const [index, line] of lines.entries()) {
    const space = used === 0 ? 0 : line.before
    if (used > 0 && used + space + line.height + keptBelow(lines, index) > limit) {
      column = (column + 1) % 2
      if (column === 0) page += 1
      const available = page === 0 ? heights.first : heights.further
      limit = column === 0 ? balanced(lines.slice(index), available) : available
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
  const tag = lines[index]?.tag
  if (tag !== 'H2' && tag !== 'H3') return 0
  return lines.slice(index + 1, index + 3).reduce((sum, line) => sum + line.before + line.height, 0)
}

/** How tall the first of two columns has to be for the second not to be taller. */
function balanced(lines: readonly TermsLine[], available: number): number {
  const total = lines.reduce((sum, line) => sum + line.before + line.height, 0)
  const tallest = Math.max(0, ...lines.map(line => line.before + line.height))
  return Math.min(available, total / 2 + tallest)
}
