import { addressLines } from '@billett/clients'
import { writtenParts } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { worldOf } from '../../../world-of.ts'
import type { Account } from '../../people/account/index.ts'
import { documentLook } from '../../ticket/fulfilment/index.ts'

/** A text on the paper of the customer's company, in their language, as an accessible PDF. */
export async function drawDocument(
  context: Context,
  { clientId, language }: Account,
  { title, text, number }: { title: string; text: string; number: string },
): Promise<Uint8Array> {
  const world = worldOf(context.world, clientId)
  const { operator, texts } = world.client.config
  const { bytes } = await world.letters.render({
    language,
    look: documentLook(world.client),
    title,
    number,
    fileName: title,
    createdOn: world.clock(),
    company: { name: operator.company, address: addressLines(texts.address) },
    sections: writtenParts(text).map(({ heading, ...part }) => ({ heading: heading ?? undefined, ...part })),
  })
  return bytes
}
