import { buildNameIndex, search } from '@billett/name-search'
import MiniSearch from 'minisearch'
import { percentile } from '../measure/percentile.ts'
import { seeded } from '../measure/seeded.ts'
import { milliseconds, share } from '../measure/written.ts'
import type { Figure, Row } from '../row.ts'
import { madeUpNames } from './made-up-names.ts'
import { mistyped } from './typing-errors.ts'

const AIMS = [
  { size: 20_000, p99: 10 },
  { size: 292_625, p99: 30 },
]
const AIM_FOUND = 0.98
/** What the list shows. */
const LIMIT = 10
const WARM_UP = 200

/** Names typed with one error each, in our index and in minisearch on the same names. */
export const stopSearch: Row = {
  name: 'stop-search',
  measure: async ({ quick }) => {
    const asked = quick ? 300 : 1500
    return AIMS.slice(0, quick ? 1 : AIMS.length).flatMap(({ size, p99 }) => {
      const names = madeUpNames(size)
      const questions = questionsTo(names, asked + WARM_UP)
      const ours = measured(questions, ourSearch(names))
      const other = measured(questions.slice(0, quick ? 300 : 500), miniSearch(names))
      return figuresOf(size, p99, ours, other)
    })
  },
}

type Question = { typed: string; meant: string }
type Measured = { p50: number; p99: number; found: number }

function questionsTo(names: readonly string[], count: number): Question[] {
  const below = seeded(7)
  return Array.from({ length: count }, () => {
    const meant = names[below(names.length)] ?? ''
    return { typed: mistyped(meant, below), meant }
  })
}

function ourSearch(names: readonly string[]): (typed: string) => string[] {
  const index = buildNameIndex(names.map(name => ({ id: name, names: [name] })))
  return typed => search(index, typed, LIMIT).map(match => match.name)
}

/** With the settings its documentation names for typing errors. */
function miniSearch(names: readonly string[]): (typed: string) => string[] {
  const index = new MiniSearch<{ id: number; name: string }>({ fields: ['name'] })
  index.addAll(names.map((name, id) => ({ id, name })))
  const options = { prefix: true, fuzzy: 0.2, combineWith: 'AND' as const }
  return typed =>
    index
      .search(typed, options)
      .slice(0, LIMIT)
      .map(({ id }) => names[id] ?? '')
}

/** The first questions only warm the code up. */
function measured(questions: readonly Question[], find: (typed: string) => string[]): Measured {
  const answers = questions.map(({ typed, meant }) => {
    const began = performance.now()
    const found = find(typed)
    return { time: performance.now() - began, isFound: found.includes(meant) }
  })
  const counted = answers.slice(Math.min(WARM_UP, questions.length / 2))
  const times = counted.map(({ time }) => time)
  return {
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    found: counted.filter(({ isFound }) => isFound).length / counted.length,
  }
}

function figuresOf(size: number, aim: number, ours: Measured, other: Measured): Figure[] {
  const names = size.toLocaleString('en')
  return [
    {
      what: `stop search with a typing error, ${names} names, p50 / p99`,
      value: `${milliseconds(ours.p50)} / ${milliseconds(ours.p99)}`,
      reference: `${milliseconds(other.p50)} / ${milliseconds(other.p99)} (minisearch)`,
      aim: `p99 < ${aim} ms`,
      met: ours.p99 < aim,
    },
    {
      what: `the stop that was meant is among the first ${LIMIT}, ${names} names`,
      value: share(ours.found, 1),
      reference: `${share(other.found, 1)} (minisearch)`,
      aim: `≥ ${AIM_FOUND * 100} %`,
      met: ours.found >= AIM_FOUND,
    },
  ]
}
