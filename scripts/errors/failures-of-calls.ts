import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as contract from '@billett/contract'
import { type Call, type Failure, failures } from '@billett/contract'
import { catalogue } from '@billett/contract/server'
import { root } from '../run/root.ts'
import { declarationOf, type Foreign, isNode, type Node, readModule, textOf } from './read-module.ts'
import { type Said, saidIn } from './said-in.ts'
import { fieldsOf, wordsOfSchemas } from './words-of-schemas.ts'

const SERVER = join(root, 'apps/server/src')

/** Ports whose adapters refuse in words of the table, and where those stand. */
const ADAPTERS = { planner: 'journey-planner', regions: 'region-store' }

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(path))
    .sort()
    .map(path => join(folder, path))

const PORTS: ReadonlySet<string> = new Set(Object.keys(ADAPTERS))
const FIELDS: ReadonlySet<string> = new Set(catalogue.flatMap(call => fieldsOf(call)))

const adapterWords = new Map(
  Object.entries(ADAPTERS).map(([port, folder]) => [
    port,
    sourcesIn(join(SERVER, 'adapters', folder)).flatMap(file => [
      ...saidIn(readModule(file).body, FIELDS, PORTS).words,
    ]),
  ]),
)

const memory = new Map<string, Said>()

function saidAt({ file, name }: Foreign): Said {
  const place = `${file}#${name}`
  const known = memory.get(place)
  if (known) return known
  const piece = readModule(file).declared.get(name)
  const said: Said = piece ? saidIn(piece, FIELDS, PORTS) : { words: new Set(), names: new Set() }
  memory.set(place, said)
  return said
}

/** Everything that can be refused by a piece of source or by what it calls, wherever that stands. */
function reachable(said: Said, file: string, seen: Set<string>): Failure[] {
  const { declared, imported } = readModule(file)
  const further = [...said.names].flatMap((name): Failure[] => {
    const own = declared.has(name) ? { file, name } : undefined
    const elsewhere = imported.get(name)
    const place = own ?? (elsewhere && declarationOf(elsewhere))
    if (!place) return adapterWords.get(name) ?? []
    const id = `${place.file}#${place.name}`
    if (seen.has(id)) return []
    seen.add(id)
    return reachable(saidAt(place), place.file, seen)
  })
  return [...said.words, ...further]
}

interface Route {
  call: Call
  handler: Node
  file: string
}

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'access' in value

/** What ties a call to what answers it: each takes the call first, and the handler next. */
const TYING = new Set(['route', 'acting', 'announcing', 'answering', 'preparing', 'handingOver'])

function routesIn(value: unknown, file: string): Route[] {
  if (Array.isArray(value)) return value.flatMap(part => routesIn(part, file))
  if (typeof value !== 'object' || value === null) return []
  if (isNode(value) && value.type === 'CallExpression' && TYING.has(textOf(value.callee))) {
    const [named, handler] = (Array.isArray(value.arguments) ? value.arguments : []).map(({ expression }) => expression)
    const name = readModule(file).imported.get(textOf(named))?.name ?? textOf(named?.property)
    const call: unknown = Reflect.get(contract, name)
    return isCall(call) && isNode(handler) ? [{ call, handler, file }] : []
  }
  return Object.values(value).flatMap(part => routesIn(part, file))
}

/** What access itself answers, before anything else (401 and 403). */
const accessWords = ({ access }: Call): Failure[] => {
  if (access.who === 'public') return []
  if (access.who === 'visitor') return ['unauthorized']
  const isAsked = 'stepUp' in access && access.stepUp
  return isAsked ? ['unauthorized', 'forbidden', 'stepUpNeeded'] : ['unauthorized', 'forbidden']
}

/**
 * Which failures each call can answer besides those any call can: from its access, from the schemas of its request, and
 * from reading the sources of what answers it. What is refused on a way that this call never takes may be among them.
 */
export function failuresOfCalls(): Map<string, Failure[]> {
  const routes = sourcesIn(join(SERVER, 'modules'))
    .filter(file => file.endsWith('.routes.ts'))
    .flatMap(file => routesIn(readModule(file).body, file))
  const order = Object.keys(failures)
  // By name: how a module lists its exports is not the same everywhere.
  const calls = catalogue.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return new Map(
    calls.map(call => {
      const route = routes.find(known => known.call === call)
      if (!route) throw new Error(`${call.name} has no route`)
      const words = reachable(saidIn(route.handler, FIELDS, PORTS), route.file, new Set())
      const all = new Set<Failure>([...accessWords(call), ...wordsOfSchemas(call), ...words])
      return [call.name, [...all].sort((a, b) => order.indexOf(a) - order.indexOf(b))]
    }),
  )
}
