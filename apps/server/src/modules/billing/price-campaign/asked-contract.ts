import { fold, type Language, type SubscriptionConfiguration, type Timeline } from '@billett/domain'
import type { Statements } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { contractById, historiesOf, withConfigurations } from '../../subscription/contract/index.ts'
import { textIn } from '../../travel/region/index.ts'
import type { AskedConsent } from './consent.repository.ts'
import { type QuestionText, questionText } from './price-question.ts'

/** A contract that was asked, with all that its question is made of. */
export interface AskedContract {
  asked: AskedConsent
  stored: NonNullable<Awaited<ReturnType<typeof contractById>>>
  configuration: SubscriptionConfiguration
  timeline: Timeline
}

/** Undefined where there is no such contract any more. */
export async function askedContract(
  world: World,
  db: Statements,
  asked: AskedConsent,
): Promise<AskedContract | undefined> {
  const { contractId, clientId } = asked.consent
  const stored = await contractById(db, clientId, contractId)
  const [row] = stored ? await withConfigurations(db, [stored]) : []
  const timeline = fold((await historiesOf(db, [contractId])).get(contractId) ?? [], world.clock())
  return stored && row && timeline ? { asked, stored, configuration: row.configuration, timeline } : undefined
}

export const nameOf = ({ configuration }: AskedContract, language: Language): string =>
  textIn(configuration.title, language)

/** The question as this contract is asked it. */
export const questionOf = (one: AskedContract, language: Language): QuestionText =>
  questionText(
    {
      asked: one.asked,
      contract: {
        number: one.stored.number,
        currency: one.stored.currency,
        product: nameOf(one, language),
      },
      timeline: one.timeline,
      terms: one.configuration.terms,
    },
    language,
  )
