import type {
  SaveSortGroupLanguages,
  SaveSortGroupTexts,
  StaffSortGroupLanguages,
  StaffSortGroupTexts,
} from '@billett/contract'
import { repeatedCode, rewritten } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { activateArrangement } from './arrangement.repository.ts'
import { shopKey, showLanguages, showTexts } from './show-texts.ts'
import { groupsOfAllVersions, todaysTariff } from './todays-tariff.ts'
import { holdLatest, writeDraft } from './write-draft.ts'

/** Stores a draft with other texts. Refuses `changedMeanwhile`, and `sortGroupNotFound` at what is in no tariff. */
export async function saveTexts(
  context: Context,
  { version, texts: changed }: SaveSortGroupTexts,
  tx: Transaction,
): Promise<Done<StaffSortGroupTexts>> {
  const key = shopKey(context, 'sortGroupTexts')
  const latest = await holdLatest(tx, key, version)
  const before = latest?.content.texts ?? []
  const names = new Set(groupsOfAllVersions(todaysTariff(context.world)).map(({ name }) => name))
  const unknown = changed.findIndex(({ sortGroup }) => !names.has(sortGroup))
  if (unknown >= 0) refuse('sortGroupNotFound', `texts.${unknown}.sortGroup`)
  const isChanged = (text: (typeof before)[number]) =>
    changed.some(({ sortGroup, language }) => text.sortGroup === sortGroup && text.language === language)
  const content = { texts: rewritten(before, changed) }
  await writeDraft(context, tx, key, { latest, content, isRight: true })
  return {
    answer: item(await showTexts(context, tx)),
    act: {
      kind: 'tariff',
      id: key.part,
      clientId: key.clientId,
      before: { texts: before.filter(isChanged) },
      after: { texts: changed },
    },
  }
}

/**
 * Says which languages texts are written in, at once: nothing of the shop changes by it. Refuses `changedMeanwhile`,
 * and `languageKnown` at one that is there already.
 */
export async function saveLanguages(
  context: Context,
  { version, languages }: SaveSortGroupLanguages,
  tx: Transaction,
): Promise<Done<StaffSortGroupLanguages>> {
  const key = shopKey(context, 'sortGroupLanguages')
  const latest = await holdLatest(tx, key, version)
  const twice = repeatedCode(languages)
  if (twice >= 0) refuse('languageKnown', `languages.${twice}`)
  const stored = await writeDraft(context, tx, key, { latest, content: { languages }, isRight: true })
  const released = { by: context.visitor.id, on: context.world.realClock() }
  await activateArrangement(tx, { ...key, version: stored }, released)
  return {
    answer: item(await showLanguages(context, tx)),
    act: {
      kind: 'tariff',
      id: key.part,
      clientId: key.clientId,
      before: { languages: latest?.content.languages ?? [] },
      after: { languages },
    },
  }
}
