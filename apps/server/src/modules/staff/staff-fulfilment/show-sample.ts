import type { MailPreview } from '@billett/contract'
import type { Language } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { World } from '../../../world.ts'
import { worldOf } from '../../../world-of.ts'
import { sampleMail, sampleTickets } from '../../ticket/fulfilment/index.ts'
import { askedClients } from '../listing/index.ts'

interface Asked {
  language: Language
  clientId?: string | undefined
}

/** The world of the client that was asked for, the caller's own without one. Refuses `notValid` for one not seen. */
function worldAsked(context: Context, clientId: string | undefined): World {
  const own = clientIdOf(context.world)
  if (clientId === undefined) return context.world
  const [seen = refuse('notValid', 'clientId')] = askedClients(scopeOf(context), clientId)
  return seen === own ? context.world : worldOf(context.world, seen)
}

/** The mail with tickets as a client's buyers get it just now, of an order that nobody has placed. */
export function showSampleMail(context: Context, { language, clientId }: Asked): MailPreview {
  const { subject, html, text } = sampleMail(worldAsked(context, clientId), language)
  return { subject, html, text }
}

/** The tickets of the same order as one PDF, without a barcode. */
export const showSampleTickets = (context: Context, { language, clientId }: Asked) =>
  sampleTickets(worldAsked(context, clientId), language)
