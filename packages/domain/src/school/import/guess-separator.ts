export const SEPARATORS = [';', ',', '\t'] as const
export type Separator = (typeof SEPARATORS)[number]

/** How often a sign stands outside of quotes. */
function countOf(line: string, sign: string): number {
  let count = 0
  let isQuoted = false
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted
    else if (letter === sign && !isQuoted) count += 1
  }
  return count
}

/** What separates the cells: what stands in all of the first lines, most alike and most often. */
export function guessSeparator(lines: readonly string[]): Separator {
  const looked = lines.filter(line => line.trim() !== '').slice(0, 20)
  const scores = SEPARATORS.map(separator => {
    const counts = looked.map(line => countOf(line, separator))
    const least = Math.min(...counts)
    const isEven = counts.every(count => count === counts[0])
    return { separator, score: counts.length === 0 ? 0 : least * (isEven ? 2 : 1) }
  })
  return scores.reduce((best, one) => (one.score > best.score ? one : best), { separator: ';', score: 0 }).separator
}
