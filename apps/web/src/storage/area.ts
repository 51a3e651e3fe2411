type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const memory = new Map<string, string>()

/** Stands in where the browser has no storage or forbids it: lasts as long as the page. */
const memoryArea: Area = {
  getItem: key => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: key => void memory.delete(key),
}

function localArea(): Area {
  try {
    return globalThis.localStorage ?? memoryArea
  } catch {
    return memoryArea
  }
}

/** The browser's storage, which may be missing, full or blocked: then what is written is kept in memory. */
export const area: Area = {
  getItem(key) {
    try {
      return memory.get(key) ?? localArea().getItem(key)
    } catch {
      return memory.get(key) ?? null
    }
  },
  setItem(key, value) {
    try {
      localArea().setItem(key, value)
      memory.delete(key)
    } catch {
      memory.set(key, value)
    }
  },
  removeItem(key) {
    memory.delete(key)
    try {
      localArea().removeItem(key)
    } catch {
      // A blocked storage holds nothing that could be removed.
    }
  },
}
