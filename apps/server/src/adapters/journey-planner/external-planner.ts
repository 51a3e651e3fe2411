import * as z from 'zod/mini'
import type { JourneyPlanner } from '../../ports/journey-planner.ts'
import { ask, jsonOf } from '../outside/ask.ts'
import { readExternalResponse } from './external-response.ts'

export interface ExternalService {
  /** Below which `recon` lies. */
  url: string
  accessId: string
  /** Milliseconds until it is given up. */
  timeout?: number
}

const TIMEOUT = 10_000

const addressOf = ({ url, accessId }: ExternalService, ctx: string): string => {
  const address = new URL(`${url.replace(/\/$/, '')}/recon`)
  address.search = new URLSearchParams({ accessId, format: 'json', ctx }).toString()
  return address.href
}

/**
 * The external journey service of Spec 2 §7.2: `GET {url}/recon?accessId&format=json&ctx`. It reconstructs, it does not
 * plan.
 */
export const externalReconstruction =
  (service: ExternalService): JourneyPlanner['reconstruct'] =>
  async ctx => {
    const reply = await ask({
      url: addressOf(service, ctx),
      headers: { accept: 'application/json' },
      timeoutMilliseconds: service.timeout ?? TIMEOUT,
    })
    if (reply.state === 'unreachable') return { ok: false, reason: reply.isLate ? 'gatewayTimeout' : 'journeyService' }
    // The service answers 4xx where it does not know the context (any more).
    if (reply.status >= 400 && reply.status < 500) return { ok: false, reason: 'noTimetable' }
    const answer = reply.isOk ? jsonOf(reply, z.unknown()) : undefined
    const journey = answer === undefined ? undefined : readExternalResponse(answer)
    return journey ? { ok: true, journey } : { ok: false, reason: 'journeyService' }
  }
