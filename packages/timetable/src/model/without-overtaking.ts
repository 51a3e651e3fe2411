/** When something runs along its calls: seconds, by call. */
interface Times {
  arrivals: ArrayLike<number>
  departures: ArrayLike<number>
}

const isNowhereBefore = (times: Times['arrivals'], others: Times['arrivals']): boolean => {
  for (let call = 0; call < times.length; call++) if ((times[call] ?? 0) < (others[call] ?? 0)) return false
  return true
}

const follows = (run: Times, before: Times): boolean =>
  isNowhereBefore(run.arrivals, before.arrivals) && isNowhereBefore(run.departures, before.departures)

/** Runs along the same calls, split so that within a group nobody overtakes; in the order of time. */
export function withoutOvertaking<Run extends Times>(runs: readonly Run[]): Run[][] {
  const groups: Run[][] = []
  const lastArrival = ({ arrivals }: Run): number => arrivals[arrivals.length - 1] ?? 0
  const inOrder = runs.toSorted(
    (a, b) => (a.departures[0] ?? 0) - (b.departures[0] ?? 0) || lastArrival(a) - lastArrival(b),
  )
  for (const run of inOrder) {
    const group = groups.find(members => {
      const last = members.at(-1)
      return last !== undefined && follows(run, last)
    })
    if (group) group.push(run)
    else groups.push([run])
  }
  return groups
}
