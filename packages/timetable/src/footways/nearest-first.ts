/** Entries by how far they are, the nearest first (a binary heap). */
export interface NearestFirst {
  add: (node: number, metres: number) => void
  /** Takes the nearest out; undefined once there is none. */
  next: () => { node: number; metres: number } | undefined
}

export function nearestFirst(): NearestFirst {
  const heap: { node: number; metres: number }[] = []
  const far = (index: number): number => heap[index]?.metres ?? Number.POSITIVE_INFINITY
  const swap = (a: number, b: number) => {
    const [one, other] = [heap[a], heap[b]]
    if (!one || !other) return
    heap[a] = other
    heap[b] = one
  }
  return {
    add: (node, metres) => {
      let index = heap.push({ node, metres }) - 1
      while (index > 0 && far(index) < far((index - 1) >> 1)) {
        swap(index, (index - 1) >> 1)
        index = (index - 1) >> 1
      }
    },
    next: () => {
      const [first] = heap
      const last = heap.pop()
      if (heap.length > 0 && last) heap[0] = last
      let index = 0
      for (;;) {
        const left = 2 * index + 1
        const below = far(left + 1) < far(left) ? left + 1 : left
        if (far(below) >= far(index)) return first
        swap(index, below)
        index = below
      }
    },
  }
}
