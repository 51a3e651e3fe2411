import type { History, Location, Visit } from './history.ts'

/** A base no address of ours has. */
const HERE = 'http://shop.invalid'

function locationOf(address: string, state: unknown): Location {
  const { pathname, search, hash } = new URL(`${HERE}${address}`)
  return { pathname, search, hash, state }
}

/** Addresses without a browser: of a page that is drawn on the server, and for tests. */
export function memoryHistory(address: string, state: unknown = null): History {
  let visit: Visit = { location: locationOf(address, state), arrival: 'pop' }
  let listener: ((visit: Visit) => void) | undefined
  const before: Location[] = []
  const arrive = (location: Location, arrival: Visit['arrival']) => {
    visit = { location, arrival }
    listener?.(visit)
  }
  return {
    now: () => visit,
    navigate(to, { replace = false, state: kept = null } = {}) {
      if (!replace) before.push(visit.location)
      arrive(locationOf(to, kept), replace ? 'replace' : 'push')
    },
    back() {
      const last = before.pop()
      if (last) arrive(last, 'pop')
    },
    listen(hear) {
      listener = hear
      return () => {
        listener = undefined
      }
    },
  }
}
