import { TRANSPORT_KINDS } from '@billett/domain'
import { isAfterOutward } from './after-outward.ts'
import { changesIn, paceIn } from './filter-values.ts'
import type { Relation } from './tariff.slice.ts'
import type { Choice } from './tariff-state.ts'
import { ONE_ADULT, whoOf } from './who.ts'

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** A stop without its name: whoever makes up an address must not decide what stands on the screen. */
const stopIn = (text: string): Choice | null => (text ? { reference: text, text: '' } : null)

/** A way goes by its zones until the tickets tell how it is called. */
const wayIn = (text: string): Choice | null => (text ? { reference: text, text } : null)

/** How one word of the query is read and written; what is as usual is not written. */
interface Word {
  name: string
  read: (text: string) => Partial<Relation>
  print: (relation: Relation) => string
}

const read = (query: URLSearchParams, name: string): string => query.get(name) ?? ''

/** What the address of results says beside both ends and who travels, each word once: read and written by this list. */
const WORDS: readonly Word[] = [
  {
    name: 'via',
    read: text => ({ via: wayIn(text) }),
    print: ({ via }) => via?.reference ?? '',
  },
  {
    name: 'at',
    read: text => ({ dateTime: MOMENT.test(text) ? text : null }),
    print: ({ dateTime }) => dateTime ?? '',
  },
  {
    name: 'timing',
    read: text => ({ timing: text === 'Arrival' ? 'Arrival' : 'Departure' }),
    print: ({ timing }) => (timing === 'Arrival' ? timing : ''),
  },
  {
    name: 'back',
    read: text => ({ back: MOMENT.test(text) ? text : undefined }),
    print: ({ back }) => back ?? '',
  },
  {
    name: 'changes',
    read: text => ({ changes: changesIn(text) }),
    print: ({ changes }) => changes ?? '',
  },
  {
    name: 'modes',
    read: text => {
      const kinds = TRANSPORT_KINDS.filter(kind => text.split(',').includes(kind))
      return kinds.length > 0 ? { modes: kinds } : {}
    },
    print: ({ modes }) => modes?.join() ?? '',
  },
  {
    name: 'walk',
    read: text => ({ walk: paceIn(text) }),
    print: ({ walk }) => walk ?? '',
  },
]

/** Who travels stands in three words, and is one thing. */
const whoIn = (query: URLSearchParams) => whoOf(read(query, 'party'), read(query, 'class'), read(query, 'extra'))

/**
 * What the query of `/relation/` asks for; undefined while an end is missing. Ways, moments and travellers that make no
 * sense are left out, and so is a way back before the way there.
 */
export function readRelation(query: URLSearchParams): Relation | undefined {
  const start = stopIn(read(query, 'from'))
  const end = stopIn(read(query, 'to'))
  if (!start || !end) return undefined
  const usual: Relation = { start, end, via: null, timing: 'Departure', dateTime: null, who: whoIn(query) }
  const asked = WORDS.reduce((relation, word) => Object.assign(relation, word.read(read(query, word.name))), usual)
  const { back, dateTime } = asked
  return back === undefined || isAfterOutward(back, dateTime) ? asked : { ...asked, back: undefined }
}

/** The query of `/relation/` for a search, so that reload, back and sharing find it again. */
export function relationQuery(relation: Relation): Record<string, string | undefined> {
  const { party, comfortClass, extra } = relation.who ?? ONE_ADULT
  return {
    from: relation.start.reference,
    to: relation.end.reference,
    ...Object.fromEntries(WORDS.map(({ name, print }) => [name, print(relation) || undefined])),
    party: party || undefined,
    class: comfortClass === 'first' ? comfortClass : undefined,
    extra: extra || undefined,
  }
}
