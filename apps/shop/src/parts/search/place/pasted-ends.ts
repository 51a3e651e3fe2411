/** Between the ends of a journey, as people write it: "A – B", "A -> B", "A nach B". */
const BETWEEN = /\s+(?:–|—|-|→|->|=>|nach|to)\s+/i

/** Both ends of a journey in what was pasted; undefined where it is something else. */
export function pastedEnds(text: string): { start: string; end: string } | undefined {
  const [start = '', end = '', ...others] = text
    .trim()
    .split(BETWEEN)
    .map(part => part.trim())
  return start !== '' && end !== '' && others.length === 0 ? { start, end } : undefined
}
