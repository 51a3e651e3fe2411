import type { SchoolOrganisation } from '@billett/contract'

/** How far below the highest of the list an organisation hangs; what is above it and not listed does not count. */
export function depthOf(rows: readonly SchoolOrganisation[]): (row: SchoolOrganisation) => number {
  const known = new Map(rows.map(row => [row.guid, row]))
  return row => {
    let depth = 0
    let above = row.parentGuid === null ? undefined : known.get(row.parentGuid)
    // A ring of parents is none of the server's; nobody waits for its end.
    while (above && depth < rows.length) {
      depth += 1
      above = above.parentGuid === null ? undefined : known.get(above.parentGuid)
    }
    return depth
  }
}
