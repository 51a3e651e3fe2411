/** A square of modules, all light at first. */
export interface Grid {
  side: number
  darken: (x: number, y: number) => void
  isDark: (x: number, y: number) => boolean
}

export function newGrid(side: number): Grid {
  const modules = new Uint8Array(side * side)
  return {
    side,
    darken(x, y) {
      modules[y * side + x] = 1
    },
    isDark: (x, y) => modules[y * side + x] === 1,
  }
}
