import { type DunningState, type Language, letterFacts, type PlainDate } from '@billett/domain'
import type { World } from '../../../world.ts'
import { dateText } from '../../run/mail/index.ts'
import { DUNNING_MAIL } from './dunning-mail-words.ts'
import { dunningLevelsOf } from './policy-of.ts'

type Told = Exclude<DunningState, 'clear'>

/** Levels at which the contract goes on. */
const GOES_ON = new Set<Told>(['notified', 'reminded', 'warned'])

/**
 * What the letter of a level says first: the company's own words, or ours and what follows from how the level is
 * configured, its days and whether it blocks.
 */
export function dunningLetter(
  world: World,
  { state, takenOn }: { state: Told; takenOn: PlainDate },
  language: Language,
): { subject: string; lead: string[] } {
  const words = DUNNING_MAIL[language]
  const { level, payBy, isBlockedNext } = letterFacts(dunningLevelsOf(world), state, takenOn)
  const isBlocked = level?.isBlocked ?? false
  const day = dateText(payBy ?? takenOn, language)
  const own = level?.lead?.[language].replaceAll('{day}', day)
  const stands = isBlocked ? words.isBlocked : GOES_ON.has(state) ? words.isGood : ''
  const asks = payBy !== null && GOES_ON.has(state) ? words.payBy(day, isBlockedNext) : ''
  return {
    subject: level?.subject?.[language] ?? words.subject[state](world.client.config.texts.nameShort, isBlocked),
    lead: own === undefined ? [words.lead[state], stands, asks].filter(text => text !== '') : [own],
  }
}
