import { filesForGroups, filesWithRoom, type Order } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Mail } from '../../../ports/mailer.ts'
import type { World } from '../../../world.ts'
import { attachmentsAmong, contentOf, planOf } from './attachment.repository.ts'

type Attachment = Mail['attachments'][number]

/** Ids of the files that the tickets of an order bring, each once. */
async function wantedFiles({ db, client }: World, order: Order): Promise<string[]> {
  const tickets = order.tickets.filter(({ topUp, enforcement }) => !topUp && !enforcement)
  const areas = [...new Set(tickets.map(({ choice }) => choice.serviceArea))]
  const files = await Promise.all(
    areas.map(async serviceArea => {
      const { groups } = await planOf(db, { clientId: clientIdOf({ client }), serviceArea })
      const sold = tickets.filter(({ choice }) => choice.serviceArea === serviceArea).map(({ groupName }) => groupName)
      return filesForGroups(groups, sold)
    }),
  )
  return [...new Set(files.flat())]
}

/**
 * What staff send along with the tickets of an order, as far as there is room in its mail beside what it brings: a mail
 * that no server takes would bring no ticket at all.
 */
export async function filesWithOrder(
  world: World,
  order: Order,
  brought: readonly Attachment[],
): Promise<Attachment[]> {
  const wanted = await wantedFiles(world, order)
  if (wanted.length === 0) return []
  const known = new Map((await attachmentsAmong(world.db, clientIdOf(world), wanted)).map(file => [file.id, file]))
  const there = wanted.flatMap(id => known.get(id) ?? [])
  const sent = filesWithRoom(
    there,
    brought.map(({ bytes }) => ({ size: bytes.length })),
  )
  if (sent.length < wanted.length)
    world.log.warn(
      { order: order.orderId, left: wanted.length - sent.length },
      'attachments do not go out with the tickets',
    )
  const files = await Promise.all(
    sent.map(async ({ id, fileName, mimeType }) => {
      const bytes = await contentOf(world.db, id)
      return bytes ? [{ bytes, fileName, mimeType }] : []
    }),
  )
  return files.flat()
}
