import type { PriceQuestion } from '@billett/contract'
import { addDays, answerableUntil, businessDateOf, NO_END, refusedAnswer } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { ownAccount } from '../../../call/visitor/own-account.ts'
import { findLink } from '../../subscription/link/index.ts'
import { type AskedContract, askedContract, nameOf, questionOf } from './asked-contract.ts'
import { askedOf } from './asked-of.ts'
import { consentById, consentOfLink, consentsOfAccount } from './consent.repository.ts'
import { textHash } from './price-question.ts'

const STATES = { priceAnswered: 'answered', priceAnswerTooLate: 'tooLate', priceContractEnds: 'ends' } as const

/** The question as it stands now, with what was answered. */
function presentQuestion({ world, language }: Context, one: AskedContract): PriceQuestion {
  const { asked, stored, timeline } = one
  const { consent, campaign, answer } = asked
  const text = questionOf(one, language)
  const today = businessDateOf(world.clock())
  const refused = refusedAnswer(askedOf(asked), timeline, { answer: answer?.answer ?? null, today })
  return {
    guid: consent.id,
    contractGuid: stored.id,
    contractNumber: stored.number,
    subscriptionName: nameOf(one, language),
    mode: campaign.mode,
    from: consent.fromDay,
    beforeInCent: consent.beforeCents,
    afterInCent: consent.afterCents,
    until: answerableUntil(askedOf(asked)),
    ...text,
    textHash: textHash(text),
    state: refused ? STATES[refused] : 'open',
    endsOn: timeline.span.to < NO_END ? addDays(timeline.span.to, -1) : null,
    answer: answer?.answer ?? null,
    answeredOn: answer?.decidedOn ?? null,
  }
}

/** The question a link of a mail was sent with. Refuses `linkNotValid` one that is good for something else. */
export async function showQuestion(context: Context, secret: string): Promise<PriceQuestion> {
  const { world } = context
  const { link } = await findLink(world, world.db, secret)
  const asked = (await consentOfLink(world.db, link.id)) ?? refuse('linkNotValid')
  return presentQuestion(context, (await askedContract(world, world.db, asked)) ?? refuse('linkNotValid'))
}

/** What whoever is signed in was asked about contracts they have concluded. */
export async function showOwnQuestions(context: Context): Promise<PriceQuestion[]> {
  const { world } = context
  const { clientId, accountId } = ownAccount(context)
  const questions: PriceQuestion[] = []
  for (const asked of await consentsOfAccount(world.db, clientId, accountId)) {
    const one = await askedContract(world, world.db, asked)
    if (one) questions.push(presentQuestion(context, one))
  }
  return questions
}

/** One as it is stored now. */
export async function shownQuestion(context: Context, consentId: string): Promise<PriceQuestion> {
  const { world } = context
  const asked = (await consentById(world.db, clientIdOf(world), consentId)) ?? refuse('linkNotValid')
  return presentQuestion(context, (await askedContract(world, world.db, asked)) ?? refuse('linkNotValid'))
}
