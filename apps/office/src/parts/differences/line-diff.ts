/** A line of two texts held against each other. */
export interface DiffLine {
  kind: 'same' | 'gone' | 'new'
  text: string
}

/** How many lines two texts have in common from each place on; their longest common part is read off it. */
function commonFrom(a: readonly string[], b: readonly string[]): number[][] {
  const common = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0))
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const row = common[i]
      const [down, right, both] = [common[i + 1]?.[j] ?? 0, row?.[j + 1] ?? 0, common[i + 1]?.[j + 1] ?? 0]
      if (row) row[j] = a[i] === b[j] ? both + 1 : Math.max(down, right)
    }
  return common
}

/** What of a text is gone and what is new in another one, line by line. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [a, b] = [before.split('\n'), after.split('\n')]
  const common = commonFrom(a, b)
  const lines: DiffLine[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const [old, now] = [a[i], b[j]]
    if (old !== undefined && old === now) {
      lines.push({ kind: 'same', text: old })
      i += 1
      j += 1
    } else if (old !== undefined && (now === undefined || (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))) {
      lines.push({ kind: 'gone', text: old })
      i += 1
    } else {
      lines.push({ kind: 'new', text: now ?? '' })
      j += 1
    }
  }
  return lines
}
