import type { FastifyReply } from 'fastify'
import { failsAfter, failsBefore } from '../api/fault.ts'
import type { Fault } from '../behaviour/scenarios.ts'
import type { Service } from '../service.ts'

/** What the customer has confirmed is carried out and answered, or goes wrong as the fault says. */
export const endUnder = async (
  { world, ledger, due }: Service,
  reply: FastifyReply,
  fault: Fault['kind'] | undefined,
  { carryOut, answer }: { carryOut: () => void; answer: () => FastifyReply },
): Promise<FastifyReply> => {
  if (failsBefore(reply, fault)) return reply
  carryOut()
  await ledger.settled()
  if (fault === 'crash') {
    reply.hijack()
    reply.raw.destroy()
    world.crash()
    return reply
  }
  due.kick()
  return failsAfter(reply, fault) ? reply : answer()
}
