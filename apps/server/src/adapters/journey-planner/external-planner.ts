import type { JourneyPlanner, ReconAnswer } from '../../ports/journey-planner.ts'
import { readExternalResponse } from './external-response.ts'

export interface ExternalService {
  /** Below which `recon` lies. */
  url: string
  accessId: string
  /** Milliseconds until it is given up. */
  timeout?: number
}

const TIMEOUT = 10_000

/** A journey is some kilobytes; what is longer is none. */
const MAX_BYTES = 2 * 1024 ** 2

const addressOf = ({ url, accessId }: ExternalService, ctx: string): string => {
  const address = new URL(`${url.replace(/\/$/, '')}/recon`)
  address.search = new URLSearchParams({ accessId, format: 'json', ctx }).toString()
  return address.href
}

/** Undefined as soon as there is more, whatever the reply says of its own length; the rest is not waited for. */
async function readAtMost(reply: Response, most: number): Promise<string | undefined> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of reply.body ?? []) {
    length += part.byteLength
    if (length > most) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

async function ask(service: ExternalService, ctx: string): Promise<ReconAnswer> {
  const reply = await fetch(addressOf(service, ctx), {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(service.timeout ?? TIMEOUT),
  })
  // The service answers 4xx where it does not know the context (any more).
  if (reply.status >= 400 && reply.status < 500) return { ok: false, reason: 'noTimetable' }
  const text = reply.ok ? await readAtMost(reply, MAX_BYTES) : undefined
  const journey = text === undefined ? undefined : readExternalResponse(JSON.parse(text))
  return journey ? { ok: true, journey } : { ok: false, reason: 'journeyService' }
}

/**
 * The external journey service of Spec 2 §7.2: `GET {url}/recon?accessId&format=json&ctx`. It reconstructs, it does not
 * plan.
 */
export const externalReconstruction =
  (service: ExternalService): JourneyPlanner['reconstruct'] =>
  async ctx => {
    try {
      return await ask(service, ctx)
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError') return { ok: false, reason: 'gatewayTimeout' }
      // No connection, or no JSON.
      return { ok: false, reason: 'journeyService' }
    }
  }
