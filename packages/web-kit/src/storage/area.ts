export type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * A storage of the browser, which may be missing, full or blocked: then what is written is kept in memory, as long as
 * the page lasts.
 */
function areaOf(storage: () => Storage): Area {
  const memory = new Map<string, string>()
  return {
    getItem(key) {
      const kept = memory.get(key)
      if (kept !== undefined) return kept
      try {
        return storage().getItem(key)
      } catch {
        return null
      }
    },
    setItem(key, value) {
      try {
        storage().setItem(key, value)
        memory.delete(key)
      } catch {
        memory.set(key, value)
      }
    },
    removeItem(key) {
      memory.delete(key)
      try {
        storage().removeItem(key)
      } catch {
        // A blocked storage holds nothing that could be removed.
      }
    },
  }
}

/** Stays on the device. */
export const deviceArea = areaOf(() => globalThis.localStorage)

/** Lasts as long as the tab and survives its reloads. */
export const tabArea = areaOf(() => globalThis.sessionStorage)
