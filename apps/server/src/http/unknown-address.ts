import type { FastifyInstance } from 'fastify'
import { refuse } from '../call/refused.ts'

interface Address {
  pattern: RegExp
  methods: Set<string>
}

/** `/a/:id(pattern).:extension(pattern)` -> what it matches, a trailing slash or none. */
const patternOf = (url: string): RegExp => {
  const escaped = url
    .replace(/\/$/, '')
    .replaceAll(/(:\w+)\([^)]*\)/g, '$1')
    .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replaceAll(/:\w+/g, '[^/]+?').replaceAll('*', '.*')}/?$`, 'i')
}

/** Characters. No route takes as many, and to compare them with its pattern takes as long as their square. */
const LONGEST_PATH = 2500

const isCall = (path: string): boolean => path.toLowerCase().startsWith('/api/')

/**
 * Answers what no route takes: other methods of an address that is known with 405 and those it has, OPTIONS with those,
 * anything else with 404, as a file that is missing where there are others.
 */
export function answerUnknownAddresses(app: FastifyInstance): void {
  const known = new Map<string, Address>()
  app.addHook('onRoute', ({ url, method }) => {
    const address = known.get(url) ?? { pattern: patternOf(url), methods: new Set() }
    known.set(url, address)
    for (const each of [method].flat()) address.methods.add(each)
  })
  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsAt([...known.values()], request.url.split('?')[0] ?? '')
    const { method } = request
    const isMissing = method !== 'OPTIONS' && allowed.includes(method)
    if (allowed.length === 0 || isMissing) refuse('notFound')
    reply.header('allow', allowed.join(', '))
    if (method !== 'OPTIONS') refuse('methodNotAllowed')
    return reply.code(204).send()
  })
}

/** Pages answer at whatever address, but not where calls are. */
function methodsAt(known: readonly Address[], path: string): string[] {
  if (path.length > LONGEST_PATH) return []
  const matching = known.filter(({ pattern }) => pattern.test(path) && (!isCall(path) || !pattern.test('/')))
  const methods = new Set(matching.flatMap(address => [...address.methods]))
  return methods.size === 0 ? [] : [...methods.add('OPTIONS')].sort()
}
