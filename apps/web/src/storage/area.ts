type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What the browser would not keep; lasts as long as the page. */
const memory = new Map<string, string>()

/** The browser's storage, which may be missing, full or blocked: then what is written is kept in memory. */
export const area: Area = {
  getItem(key) {
    const kept = memory.get(key)
    if (kept !== undefined) return kept
    try {
      return globalThis.localStorage.getItem(key)
    } catch {
      return null
    }
  },
  setItem(key, value) {
    try {
      globalThis.localStorage.setItem(key, value)
      memory.delete(key)
    } catch {
      memory.set(key, value)
    }
  },
  removeItem(key) {
    memory.delete(key)
    try {
      globalThis.localStorage.removeItem(key)
    } catch {
      // A blocked storage holds nothing that could be removed.
    }
  },
}
