import { int, textAt } from '../../model/columns.ts'
import type { Timetable } from '../../model/timetable.ts'
import type { LineSet } from '../query.ts'

/** By pattern 1 where its line may be used; undefined when all may. */
export const usablePatterns = (
  { lines, patterns }: Timetable,
  { only, without }: { only?: LineSet; without?: LineSet },
): Uint8Array | undefined => {
  if (!only && !without) return undefined
  const isIn = (set: LineSet, line: number): boolean =>
    (set.lines?.includes(textAt(lines.ids, line)) ?? false) ||
    (set.modes?.some(mode => mode === lines.modes[line]) ?? false)
  const usable = lines.ids.map((_, line) => (!only || isIn(only, line)) && !(without && isIn(without, line)))
  return Uint8Array.from(patterns.line, (_, pattern) => (usable[int(patterns.line, pattern)] ? 1 : 0))
}
