import type { StaffSortGroupLanguages, StaffSortGroupTexts } from '@billett/contract'
import {
  GROUP_TEXTS,
  inOrder,
  type ProductGroup,
  type SortGroupText,
  textKeyOf,
  WHOLE_SHOP,
  writtenCodes,
} from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { textIn } from '../../travel/region/index.ts'
import { arrangedHead } from './arranged-head.ts'
import { type ArrangedKey, activeArrangement, latestArrangement } from './arrangement.repository.ts'
import { groupsOfAllVersions, todaysTariff } from './todays-tariff.ts'

type ShopPart = 'sortGroupTexts' | 'sortGroupLanguages'

/** What is of a client's whole shop, whatever the service area. */
export const shopKey = ({ world }: Context, part: ShopPart): ArrangedKey => ({
  clientId: clientIdOf(world),
  part,
  serviceArea: WHOLE_SHOP,
})

/** Languages that were added, and the version that says so. */
async function addedLanguages(context: Context, db: Statements) {
  const latest = await latestArrangement(db, shopKey(context, 'sortGroupLanguages'))
  return { version: latest?.version ?? 0, added: latest?.content.languages ?? [] }
}

const importedText = (group: ProductGroup, code: string) => {
  const key = textKeyOf(code)
  return { overview: group.overview[key] ?? '', detail: group.detail[key] ?? '', fareRules: group.fareRules[key] ?? '' }
}

const NOTHING = { overview: '', detail: '', fareRules: '' }

/** What is written about a group in a language, beside what came with the tariff. */
function textOf(group: ProductGroup, language: string, texts: readonly SortGroupText[]) {
  const written = texts.find(text => text.sortGroup === group.name && text.language === language)
  const { overview, detail, fareRules } = written ?? NOTHING
  return { language, overview, detail, fareRules, imported: importedText(group, language) }
}

/** All groups with their texts as they are stored last. */
export async function showTexts(context: Context, db: Statements): Promise<StaffSortGroupTexts> {
  const key = shopKey(context, 'sortGroupTexts')
  const tariff = todaysTariff(context.world)
  const groups = inOrder(groupsOfAllVersions(tariff))
  const [latest, active] = [await latestArrangement(db, key), await activeArrangement(db, key)]
  const texts = latest?.content.texts ?? []
  const languages = writtenCodes((await addedLanguages(context, db)).added)
  const names = new Set(groups.map(({ name }) => name))
  return {
    ...arrangedHead({ latest, active }, tariff),
    lost: [...new Set(texts.map(({ sortGroup }) => sortGroup))].filter(name => !names.has(name)),
    languages,
    sortGroups: groups.map(group => ({
      name: group.name,
      title: textIn(group.title, context.language),
      texts: languages.map(language => textOf(group, language, texts)),
    })),
  }
}

/** How far the texts of each language are, as they are stored last. */
export async function showLanguages(context: Context, db: Statements): Promise<StaffSortGroupLanguages> {
  const { version, added } = await addedLanguages(context, db)
  const { sortGroups } = await showTexts(context, db)
  return {
    version,
    languages: writtenCodes(added).map(language => {
      const missing = sortGroups.map(({ name, texts }) => {
        const text = texts.find(one => one.language === language)
        return { name, count: GROUP_TEXTS.filter(part => !text?.[part] && !text?.imported[part]).length }
      })
      const total = sortGroups.length * GROUP_TEXTS.length
      return {
        language,
        isSpoken: !added.includes(language),
        written: total - missing.reduce((sum, { count }) => sum + count, 0),
        total,
        nextMissing: missing.find(({ count }) => count > 0)?.name ?? null,
      }
    }),
  }
}
