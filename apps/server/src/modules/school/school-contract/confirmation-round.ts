import { addDays, businessDateOf, confirmationStage, type PlainDate, weekday } from '@billett/domain'
import { fillPath, officeRoutes } from '@billett/paths'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { idOf } from '../../../crypto/id-of.ts'
import type { World } from '../../../world.ts'
import { dateText, greeting, letter, mailOnce } from '../../run/mail/index.ts'
import { findOrdered, moveApplication } from '../../subscription/application/index.ts'
import { lockContract } from '../../subscription/contract/index.ts'
import { ruleInForce } from '../entitlement/index.ts'
import { notePassedOn, payerOf } from '../reach/index.ts'
import { CONFIRMATION_WORDS } from './confirmation-words.ts'
import { type Confirmer, confirmersOf, type Unconfirmed, unconfirmed } from './unconfirmed.queries.ts'

/** Days for which a school has to confirm by the rule of who pays for it; undefined: nobody has said so. */
async function confirmDaysOf({ db }: World, organisationId: string, today: PlainDate): Promise<number | undefined> {
  const payer = await payerOf(db, organisationId, today)
  const found = payer && (await ruleInForce(db, payer.guid, today))
  return found?.rule.confirmDays
}

const mondayOf = (day: PlainDate): PlainDate => addDays(day, 1 - weekday(day))

interface Reminder {
  /** What has waited longest. */
  oldest: Unconfirmed
  count: number
  days: number
  /** A Monday: nobody is reminded twice in the week that begins with it. */
  week: PlainDate
}

/** Mails one person of a school, once a week. */
async function remind(world: World, { personId, firstName, lastName, email, language }: Confirmer, about: Reminder) {
  const { oldest, count, days, week } = about
  const key = `confirmation:${oldest.organisationId}:${week}:${personId}`
  const words = CONFIRMATION_WORDS[language]
  const path = fillPath(officeRoutes.approveDecline[language], { id: oldest.organisationId })
  await mailOnce(world, key, async () =>
    letter(world.client, language, {
      id: idOf(key),
      to: email,
      subject: words.subject(oldest.organisationName),
      blocks: [
        { kind: 'text', text: greeting(language, `${firstName} ${lastName}`) },
        { kind: 'text', text: words.lead(count, dateText(oldest.askedOn, language)) },
        { kind: 'text', text: words.otherwise(2 * days) },
        { kind: 'link', text: words.button, url: `${new URL(world.config.PUBLIC_URL).origin}${path}` },
      ],
    }),
  )
}

/** Hands an application to who pays, unless somebody has decided on it meanwhile. */
const handOn = (world: World, contractId: string): Promise<void> =>
  world.db.transaction(async tx => {
    await lockContract(tx, clientIdOf(world), contractId)
    const ordered = await findOrdered(tx, clientIdOf(world), contractId)
    if (ordered?.contract.state !== 'ApprovalOrganizationPending') return
    await moveApplication(world, tx, ordered, { movedBy: 'shop' }, 'ApprovalPayerPending')
    await notePassedOn(world, tx, contractId)
  })

/** Of one school, what has waited for too long: handed on, or mailed about. */
async function lookAt(world: World, organisationId: string, waiting: readonly Unconfirmed[]): Promise<void> {
  const today = businessDateOf(world.clock())
  const confirmDays = await confirmDaysOf(world, organisationId, today)
  if (confirmDays === undefined) return
  const stageOf = ({ askedOn }: Unconfirmed) => confirmationStage({ confirmDays }, askedOn, today)
  for (const { contractId } of waiting.filter(one => stageOf(one) === 'escalated')) await handOn(world, contractId)
  const late = waiting.filter(one => stageOf(one) === 'reminded')
  const [oldest] = late
  if (!oldest) return
  const about = { oldest, count: late.length, days: confirmDays, week: mondayOf(today) }
  for (const person of await confirmersOf(world.db, organisationId, today)) await remind(world, person, about)
}

/**
 * Reminds schools of what they have not confirmed in the days that who pays gives them, and after as many again hands
 * it to who pays, who decides without them. What fails at one school keeps no other waiting.
 */
export async function confirmationRound(world: World): Promise<void> {
  const bySchool = Map.groupBy(await unconfirmed(world.db, clientIdOf(world)), ({ organisationId }) => organisationId)
  for (const [organisationId, waiting] of bySchool) {
    if (world.isStopping()) return
    try {
      await lookAt(world, organisationId, waiting)
    } catch (error) {
      world.log.error({ err: error, organisationId }, 'a school could not be reminded of what it has to confirm')
    }
  }
}
