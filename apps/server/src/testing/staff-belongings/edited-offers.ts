import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { demoSubscriptions } from '@billett/demo-region'
import { inArray } from 'drizzle-orm'
import { clientIdOf } from '../../call/client-id-of.ts'
import { ALL_RIGHTS } from '../../call/visitor/visitor.ts'
import { subscriptionConfiguration } from '../../db/schema/index.ts'
import { aStaffMember } from '../staff-member.ts'
import type { TestWorld } from '../test-world.ts'

type Version = typeof subscriptionConfiguration.$inferInsert

/** What staff were shown of a subscription before they change it. */
type Shown = Pick<calls.StaffOfferDetail, 'key' | 'seen' | 'content'>

/** Subscriptions that staff edit, release and take off; nobody has ordered by them. */
export interface EditedOffers {
  /** One that is a draft without a fault. */
  draft: Shown
  /** One that is on offer. */
  onOffer: Shown
  versions: readonly Version[]
}

/** As a subscription that nobody offers. */
export const noOffers = (of: EditedOffers): EditedOffers => {
  const key = `none-${randomUUID()}`
  return { draft: { ...of.draft, key }, onOffer: { ...of.onOffer, key }, versions: [] }
}

function newVersions(test: TestWorld): [Version, Version] {
  const configuration = demoSubscriptions.configurations.find(({ key }) => key === 'deutschlandticket')
  if (!configuration) throw new Error('the Deutschlandticket is not offered')
  const name = `o-${randomUUID()}`
  const common = { clientId: clientIdOf(test.world), version: 1, editedBy: 'Berta', editedOn: test.now() }
  const one = (key: string, position: number) => ({
    ...common,
    id: randomUUID(),
    key,
    position,
    configuration: { ...configuration, key },
  })
  return [
    { ...one(`${name}-draft`, 100), state: 'draft', previewToken: randomUUID() },
    { ...one(`${name}-offer`, 101), state: 'released', releasedBy: 'Carl', releasedOn: test.now() },
  ]
}

/** They are read as staff read them, so that what was seen is what a change has to name. */
export async function editedOffers(test: TestWorld): Promise<EditedOffers> {
  const [draft, onOffer] = newVersions(test)
  await test.world.db.insert(subscriptionConfiguration).values([draft, onOffer])
  const reader = await aStaffMember(test, ALL_RIGHTS)
  const shown = ({ key }: Version) => reader.ask(calls.getStaffOffer, { params: { key }, query: {} })
  return { draft: await shown(draft), onOffer: await shown(onOffer), versions: [draft, onOffer] }
}

/** Another client's, of which staff of this one can only guess what was seen. */
export async function offersOfOthers(test: TestWorld, { draft, onOffer }: EditedOffers, clientId: string) {
  const versions = newVersions(test).map(version => ({ ...version, clientId }))
  await test.world.db.insert(subscriptionConfiguration).values(versions)
  const [one = '', other = ''] = versions.map(({ key }) => key)
  return { draft: { ...draft, key: one }, onOffer: { ...onOffer, key: other }, versions }
}

/** What was once on offer stays so: where somebody has changed one, others stand in their place. */
export async function uneditedOffers(test: TestWorld, of: EditedOffers): Promise<EditedOffers> {
  const keys = [of.draft.key, of.onOffer.key]
  const stored = await test.world.db
    .select()
    .from(subscriptionConfiguration)
    .where(inArray(subscriptionConfiguration.key, keys))
  const isAsMade = of.versions.every(made =>
    stored.some(({ id, state, editedBy }) => id === made.id && state === made.state && editedBy === made.editedBy),
  )
  return isAsMade ? of : editedOffers(test)
}

/** What a call about a subscription is told; nothing for any other call. */
export function saidOfOffer({ name, path }: calls.Call, of: EditedOffers): Record<string, unknown> {
  if (!path.startsWith('/admin/offers/')) return {}
  const { key, seen, content } = name === 'admin/retireOffer' ? of.onOffer : of.draft
  return { key, seen, content }
}
