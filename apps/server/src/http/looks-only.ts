import { type Call, HEADERS } from '@billett/contract'
import type { FastifyRequest } from 'fastify'
import { refuse } from '../call/refused.ts'
import { ANONYMOUS } from '../call/visitor/visitor.ts'
import { isSeenInPreview, previewedWorld } from '../modules/staff/shop-preview/index.ts'
import type { World } from '../world.ts'
import { answerIn } from './world-of-request.ts'

/** What opens the shop of another day, where staff look at it; undefined of everybody else. */
export function lookOf(request: FastifyRequest): string | undefined {
  const token = request.headers[HEADERS.preview]
  return typeof token === 'string' && token !== '' ? token : undefined
}

/**
 * Whether a request only looks at the shop of another day; it is answered in that one, to nobody in particular.
 * Refuses `previewOnly` where it would do something, or ask for what is somebody's.
 */
export async function looksOnly(request: FastifyRequest, world: World, call: Call): Promise<boolean> {
  const token = lookOf(request)
  if (token === undefined) return false
  if (!isSeenInPreview(call)) refuse('previewOnly')
  answerIn(await previewedWorld(world, token), request)
  request.visitor = ANONYMOUS
  return true
}
