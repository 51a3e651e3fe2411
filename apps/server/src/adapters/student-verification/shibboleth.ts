import { isPlainDate } from '@billett/domain'
import * as z from 'zod/mini'
import type { StudentAnswer, StudentVerification } from '../../ports/student-verification.ts'
import { ask, jsonOf } from '../outside/ask.ts'

const Cookies = z.object({ cookies: z.record(z.string(), z.string()) })
const Session = z.object({ studentId: z.string().check(z.minLength(1)) })
const Day = z.string().check(z.refine(isPlainDate))
const User = z.object({
  studentId: z.string(),
  university: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.nullable(Day),
  validUntil: Day,
})

const NOT_FOUND = 404

/** Undefined where the service knows no such thing. Throws for everything that is no answer. */
async function look<T>(url: string, shape: z.ZodMiniType<T>, cookies: Record<string, string> = {}) {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
  const reply = await ask({ url, headers: { accept: 'application/json', ...(cookie ? { cookie } : {}) } })
  if (reply.state === 'unreachable') throw new Error(reply.detail)
  if (reply.status === NOT_FOUND) return undefined
  const found = reply.isOk ? jsonOf(reply, shape) : undefined
  if (found === undefined) throw new Error(`status ${reply.status}`)
  return found
}

async function find(external: string, guid: string): Promise<StudentAnswer> {
  const held = await look(`${external}/get_cookies/${guid}`, Cookies)
  if (!held) return { state: 'notSignedIn' }
  const session = await look(`${external}/activeSession/${guid}`, Session, held.cookies)
  if (!session) return { state: 'notSignedIn' }
  const student = await look(`${external}/users/${encodeURIComponent(session.studentId)}`, User, held.cookies)
  return student ? { state: 'student', student } : { state: 'absent' }
}

/**
 * The university's login by the calls of Spec 2 §7.3: `get_cookies/{guid}`, `activeSession/{guid}` with those cookies,
 * `users/{studentId}`.
 */
export function shibboleth(url: string): StudentVerification {
  const external = url.replace(/\/+$/, '')
  return {
    isOffered: true,
    loginAddress: (guid, target) => `${external}/login/${guid}?${new URLSearchParams({ target })}`,
    async find(guid) {
      try {
        return await find(external, guid)
      } catch (error) {
        return { state: 'unreachable', detail: error instanceof Error ? error.message : String(error) }
      }
    },
  }
}

/** A shop that asks no university. */
export const noUniversity: StudentVerification = {
  isOffered: false,
  loginAddress: () => '',
  find: async () => ({ state: 'notSignedIn' }),
}
