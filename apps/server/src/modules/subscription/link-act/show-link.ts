import type { SubscriptionLink } from '@billett/contract'
import { maskedIban } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { mandateText } from '../../pay/mandate/index.ts'
import { textIn } from '../../travel/region/index.ts'
import { findOrdered, type Ordered, proofsOf } from '../application/index.ts'
import { findLink, type StoredLink } from '../link/index.ts'
import { contactOfPayer, mandateOfPayer } from '../party/index.ts'
import { dueNext } from './due-next.ts'
import { payersOfLink } from './payers-of-reader.ts'

async function proofOf({ world, language }: Context, { configuration }: Ordered, { contractId, proofId }: StoredLink) {
  const proof = (await proofsOf(world.db, contractId)).find(({ id }) => id === proofId)
  if (!proof) return null
  const field = configuration.masks.flatMap(({ fields }) => fields).find(({ id }) => id === proof.field)
  return { guid: proof.id, label: field ? textIn(field.label, language) : proof.field, neededBy: proof.neededBy }
}

/** The account as it is now, or that none was named yet; null where its reader pays nothing any more. */
async function accountOf({ world, language }: Context, link: StoredLink) {
  const [payerId] = await payersOfLink(world, world.db, link)
  if (payerId === undefined) return null
  const clientId = clientIdOf(world)
  const mandate = await mandateOfPayer(world.db, clientId, payerId)
  const agreed = { mandateText: mandateText(world.client, language) }
  if (mandate) {
    const { iban, accountHolder, reference } = mandate
    return { ...agreed, iban: maskedIban(iban), accountHolder, reference }
  }
  const contact = await contactOfPayer(world.db, clientId, payerId)
  return { ...agreed, iban: null, accountHolder: contact?.name ?? '', reference: null }
}

/**
 * What a link of a mail is good for, with what has to be known for that and nothing else. Looking at it uses nothing
 * up.
 */
export async function showLink(context: Context, secret: string): Promise<SubscriptionLink> {
  const { world, language } = context
  const { link, state } = await findLink(world, world.db, secret)
  const ordered = (await findOrdered(world.db, clientIdOf(world), link.contractId)) ?? refuse('linkNotValid')
  const isFor = (act: StoredLink['act']) => state === 'open' && link.act === act
  return {
    act: link.act,
    state,
    until: link.expiresOn,
    contractNumber: ordered.contract.number,
    subscriptionName: textIn(ordered.configuration.title, language),
    proof: isFor('giveProof') ? await proofOf(context, ordered, link) : null,
    account: isFor('changeAccount') ? await accountOf(context, link) : null,
    debits: isFor('seeDue') ? await dueNext(context, ordered) : [],
  }
}
