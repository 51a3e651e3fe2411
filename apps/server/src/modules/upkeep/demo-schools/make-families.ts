import type { AppliedChild } from '@billett/contract'
import { type DemoFamily, demoFamilies } from '@billett/demo-region'
import { addMonths, businessDateOf } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import type { World } from '../../../world.ts'
import { decisionsAbout, objectIn, sayWayOf } from '../../school/decision/index.ts'
import { applyForFamily, type ChildRow, childrenOfApplication, sentBefore } from '../../school/family/index.ts'
import { acceptAsPortal, declineAsPortal } from '../../school/school-contract/index.ts'
import { uploadFile } from '../../subscription/file/index.ts'
import { contextOf } from '../demo-orders/index.ts'
import { aPaper, aPhoto } from './demo-papers.ts'
import { PLACES } from './make-requests.repository.ts'
import { asContact, daysAgo } from './portal-day.ts'
import { schoolId } from './school-id.ts'

/** Days after the parents have applied. */
const AFTER = { school: 2, payer: 5 }
/** Days before today on which somebody objects. */
const OBJECTED = 3

/** Of the reasons that come with the product. */
const TOO_NEAR = 'tooNear'

const MONTHS_A_YEAR = 12
/** Months ago that a notice of assistance began, which holds for a year. */
const PROVEN_BEFORE = 4

type Told = DemoFamily['children'][number]

async function childOf(context: Context, family: DemoFamily, told: Told): Promise<AppliedChild> {
  const { world } = context
  const today = businessDateOf(world.clock())
  const upload = async (file: File) => (await uploadFile(context, file)).file.fileId
  const proof = () =>
    aPaper(world, {
      title: 'Bescheid über Hilfe zum Lebensunterhalt',
      number: 'SH-2026-4711',
      text: `${family.firstName} ${family.lastName} und ihr Kind ${told.firstName} erhalten Leistungen nach SGB XII.`,
    })
  return {
    ...{ firstName: told.firstName, lastName: family.lastName, grade: told.grade, class: told.class },
    birthDate: addMonths(today, -MONTHS_A_YEAR * told.age - 3),
    schoolGuid: schoolId(world, 'organisation', family.school),
    exemption: told.exemption,
    photoId: family.hasPhotos ? await upload(aPhoto()) : null,
    keepsPhoto: family.hasPhotos,
    proofIds: told.exemption === '' ? [] : [await upload(await proof())],
    proofFrom: told.exemption === '' ? null : addMonths(today, -PROVEN_BEFORE),
    proofUntil: told.exemption === '' ? null : addMonths(today, MONTHS_A_YEAR - PROVEN_BEFORE),
  }
}

/** The parents fill in the form, as guests; gives their children as they were stored. */
async function apply(then: World, family: DemoFamily): Promise<ChildRow[]> {
  const context = contextOf(then, { kind: 'guest', id: schoolId(then, 'parents', family.key) })
  const formId = schoolId(then, 'form', family.key)
  const { firstName, lastName, street, houseNumber, city, home } = family
  const children: AppliedChild[] = []
  for (const told of family.children) children.push(await childOf(context, family, told))
  await applyForFamily(context, {
    ...{ formId, firstName, lastName, street, houseNumber, city, home, children },
    ...{ email: `${family.key}@example.org`, phone: '', postCode: '99901' },
    ...{ isForMyself: false, isAddressBlocked: false, medium: family.medium, consent: true },
  })
  const id = await sentBefore(then.db, { clientId: clientIdOf(then), formId })
  return id ? childrenOfApplication(then.db, id) : []
}

/** Who pays has measured the way, and says yes or no. */
async function decide(context: Context, contractId: string, family: DemoFamily, told: Told): Promise<void> {
  const exemption = told.exemption === '' ? {} : { isExemptionGranted: true }
  await sayWayOf(context, contractId, {
    metres: family.metres,
    isNearest: true,
    because: 'Schulwegkarte',
    ...exemption,
  })
  if (told.outcome === 'agreed') await acceptAsPortal(context, { id: contractId, seq: undefined })
  else await declineAsPortal(context, { contractId, declineReason: TOO_NEAR })
}

async function object(then: World, { objection: text }: DemoFamily, contractId: string): Promise<void> {
  const [decision] = await decisionsAbout(then.db, [contractId])
  const receivedOn = businessDateOf(then.clock())
  if (decision)
    await then.db.transaction(tx =>
      objectIn(then, tx, { decisionId: decision.id, receivedOn, text, by: 'parents', accountId: null }),
    )
}

async function makeFamily(world: World, family: DemoFamily, index: number): Promise<void> {
  const place = PLACES.find(({ school }) => school === family.school)
  if (!place) return
  const stored = await daysAgo(world, family.days, index, then => apply(then, family))
  for (const [at, { contractId }] of stored.entries()) {
    const told = family.children[at]
    if (!told || told.outcome === 'waitsForSchool') continue
    await daysAgo(world, family.days - AFTER.school, index + at, async then => {
      await acceptAsPortal(asContact(then, place.secretary), { id: contractId, seq: undefined })
    })
    if (told.outcome === 'waitsForPayer') continue
    await daysAgo(world, family.days - AFTER.payer, index + at, then =>
      decide(asContact(then, place.payer), contractId, family, told),
    )
    if (family.objection !== '') await daysAgo(world, OBJECTED, index, then => object(then, family, contractId))
  }
}

/** Parents have applied in the last weeks, by the form that anybody fills in; some was decided since. */
export async function makeFamilies(world: World): Promise<void> {
  // A demo without one of them is a demo all the same, as where a client's rules know no exemption.
  for (const [index, family] of demoFamilies.entries())
    await makeFamily(world, family, index).catch((error: unknown) =>
      world.log.info({ err: error }, 'an application of the demo was not made'),
    )
}
