import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'

const Liveness = z.object({ alive: z.literal(true) })
const Readiness = z.object({ ready: z.literal(true) })

export const getLiveness = defineCall({
  name: 'common/getLiveness',
  service: 'common',
  method: 'GET',
  path: '/health/live',
  summary: 'Whether the process answers at all; no answer: start it again',
  access: { who: 'public' },
  reply: list(Liveness),
})

export const getReadiness = defineCall({
  name: 'common/getReadiness',
  service: 'common',
  method: 'GET',
  path: '/health/ready',
  summary: 'Whether this server is to be sent requests; 503 while it stops or has no database',
  access: { who: 'public' },
  reply: list(Readiness),
})
