import { parseSync, Visitor } from 'vite'

/** Turns that no rule takes in all of its tests. */
const MOST_TURNS = 10_000_000

/** The source with an end to each of its loops: a change may have made one that has none. */
export function guarded(source: string): string {
  const bodies: number[] = []
  const body = ({ body: { type, start } }: { body: { type: string; start: number } }) => {
    if (type === 'BlockStatement') bodies.push(start + 1)
  }
  new Visitor({
    WhileStatement: body,
    DoWhileStatement: body,
    ForStatement: body,
    ForOfStatement: body,
  }).visit(parseSync('source.ts', source).program)
  if (bodies.length === 0) return source
  const turn = `if (++turnsOfAll > ${MOST_TURNS}) throw new Error('no end');`
  const withTurns = bodies
    .sort((a, b) => b - a)
    .reduce((text, place) => `${text.slice(0, place)}${turn}${text.slice(place)}`, source)
  return `let turnsOfAll = 0; ${withTurns}`
}
