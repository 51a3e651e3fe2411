import type { AnswerPrice, PriceQuestion } from '@billett/contract'
import { businessDateOf, happeningsOfAnswer, refusedAnswer } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { ownAccount } from '../../../call/visitor/own-account.ts'
import type { Transaction } from '../../../db/database.ts'
import { lockContract, record } from '../../subscription/contract/index.ts'
import { findLink } from '../../subscription/link/index.ts'
import { askedContract, questionOf } from './asked-contract.ts'
import { askedOf } from './asked-of.ts'
import { consentById, consentOfLink, consentsOfAccount, insertAnswer } from './consent.repository.ts'
import { evidenceOf, textHash } from './price-question.ts'
import { shownQuestion } from './show-question.ts'

interface Answering {
  consentId: string
  contractId: string
  channel: 'link' | 'account'
  given: AnswerPrice
}

/** Of two who answer at once the second is told that it was answered: the contract is held by one. */
async function answer(context: Context, tx: Transaction, { consentId, contractId, channel, given }: Answering) {
  const { world, language, visitor } = context
  const clientId = clientIdOf(world)
  const decidedOn = world.clock()
  const today = businessDateOf(decidedOn)
  const stored = (await lockContract(tx, clientId, contractId)) ?? refuse('linkNotValid')
  const asked = (await consentById(tx, clientId, consentId)) ?? refuse('linkNotValid')
  const one = (await askedContract(world, tx, asked)) ?? refuse('linkNotValid')
  const refused = refusedAnswer(askedOf(asked), one.timeline, { answer: asked.answer?.answer ?? null, today })
  if (refused) refuse(refused, 'answer')
  const text = questionOf(one, language)
  if (textHash(text) !== given.textHash) refuse('changedMeanwhile', 'textHash')
  const evidence = evidenceOf(text, given.answer)
  const row = { consentId, contractId, answer: given.answer, channel, ...evidence, decidedOn }
  if (!(await insertAnswer(tx, row))) refuse('priceAnswered', 'answer')
  const happenings = happeningsOfAnswer(askedOf(asked), given.answer, one.configuration.terms, one.timeline)
  const actorId = channel === 'account' ? visitor.id : null
  await record(tx, stored, { recordedOn: decidedOn, actorId, today }, ...happenings)
  await world.jobs.send(tx, 'sendPriceMail', { clientId, consentId, news: 'answered', day: null })
}

/**
 * Answers a new price by the link of a mail, once. Refuses `priceAnswered`, `priceAnswerTooLate`, `priceContractEnds`,
 * and `changedMeanwhile` what was not shown so.
 */
export async function answerByLink(context: Context, secret: string, given: AnswerPrice): Promise<PriceQuestion> {
  const { world } = context
  const { link } = await findLink(world, world.db, secret)
  const { consent } = (await consentOfLink(world.db, link.id)) ?? refuse('linkNotValid')
  const { id: consentId, contractId } = consent
  await world.db.transaction(tx => answer(context, tx, { consentId, contractId, channel: 'link', given }))
  return shownQuestion(context, consentId)
}

/** The same in the account, by whoever has concluded the contract. */
export async function answerInAccount(context: Context, guid: string, given: AnswerPrice): Promise<PriceQuestion> {
  const { world } = context
  const { clientId, accountId } = ownAccount(context)
  const own = await consentsOfAccount(world.db, clientId, accountId)
  const { consent } = own.find(one => one.consent.id === guid) ?? refuse('contractNotFound')
  const { id: consentId, contractId } = consent
  await world.db.transaction(tx => answer(context, tx, { consentId, contractId, channel: 'account', given }))
  return shownQuestion(context, consentId)
}
