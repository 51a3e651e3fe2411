interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/** Runs of dark modules in a row, joined with an equal run above: a tenth of the drawing, and no hairlines between modules. */
export function mergedRects(modules: number, isDark: (x: number, y: number) => boolean): Rect[] {
  const done: Rect[] = []
  let above = new Map<string, Rect>()
  for (let y = 0; y < modules; y += 1) {
    const row = new Map<string, Rect>()
    for (const run of runsOf(modules, x => isDark(x, y))) {
      const key = `${run.x}+${run.width}`
      const same = above.get(key)
      const rect = same ?? { ...run, y, height: 0 }
      rect.height += 1
      if (!same) done.push(rect)
      row.set(key, rect)
    }
    above = row
  }
  return done
}

function runsOf(modules: number, isDark: (x: number) => boolean): { x: number; width: number }[] {
  const runs: { x: number; width: number }[] = []
  let start = -1
  for (let x = 0; x <= modules; x += 1) {
    const dark = x < modules && isDark(x)
    if (dark && start < 0) start = x
    if (dark || start < 0) continue
    runs.push({ x: start, width: x - start })
    start = -1
  }
  return runs
}
