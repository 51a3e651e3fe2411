interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Runs of dark modules in a row, joined with an equal run above: a tenth of the drawing, and no hairlines between
 * modules.
 */
export function mergedRects(modules: number, isDark: (x: number, y: number) => boolean): Rect[] {
  const done: Rect[] = []
  /** By where they begin. */
  let above: (Rect | undefined)[] = []
  for (let y = 0; y < modules; y += 1) {
    const row: (Rect | undefined)[] = new Array(modules).fill(undefined)
    let start = -1
    for (let x = 0; x <= modules; x += 1) {
      const dark = x < modules && isDark(x, y)
      if (dark && start < 0) start = x
      if (dark || start < 0) continue
      const width = x - start
      const over = above[start]
      if (over?.width === width) {
        over.height += 1
        row[start] = over
      } else {
        const rect = { x: start, y, width, height: 1 }
        done.push(rect)
        row[start] = rect
      }
      start = -1
    }
    above = row
  }
  return done
}
