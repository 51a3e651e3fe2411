import type { StaffTariffDetail, StaffTariffVersion } from '@billett/contract'
import { type ArticleDifference, compareArticles, compareTariffs, type Language } from '@billett/domain'
import type { Region } from '../../../ports/region-store.ts'
import { textIn } from '../../travel/region/index.ts'
import { namedStops } from '../../travel/region-import/index.ts'
import { type KnownTariff, type StoredTariff, stateOfTariff } from '../../travel/tariff-version/index.ts'
import type { LostByTariff } from '../arrangement/index.ts'
import { presentProblems } from '../catalogue/index.ts'
import type { StoredComparison } from '../tariff-comparison/index.ts'
import { presentPrices } from './prices.present.ts'

/** Names of people of the company by their accounts. */
export type NamesOfStaff = ReadonlyMap<string, string>

/** Nobody reads more of them. */
const MOST_ARTICLES = 1_000

const named = (names: NamesOfStaff, id: string | null): string | null => (id === null ? null : (names.get(id) ?? id))

export const presentTariff = (known: KnownTariff, names: NamesOfStaff): StaffTariffVersion => ({
  version: known.version,
  state: stateOfTariff(known),
  fileName: known.tariffSource,
  hash: known.fingerprint,
  storedOn: known.storedOn,
  writtenBy: named(names, known.writtenBy),
  copyOf: known.copyOf,
  releasedBy: named(names, known.releasedBy),
  activeFrom: known.activeFrom,
  startedOn: known.startedOn,
  beginnings: known.beginnings,
  warnings: known.warnings,
})

/** The same without what it sells. */
export const knownOf = ({ tariff, warnings, ...known }: StoredTariff): KnownTariff => ({
  ...known,
  beginnings: tariff.versions.map(({ id, validFrom }) => ({ id, validFrom })),
  warnings: warnings.length,
})

const presentArticle = (
  { version, sort, group, change, before, after }: ArticleDifference,
  language: Language,
): StaffTariffDetail['articles'][number] => ({
  id: sort.id,
  name: textIn(sort.name, language),
  product: group ? textIn(group.title, language) : sort.group,
  change,
  part: version.id,
  before,
  after,
})

interface Beside {
  sold: Region
  wouldBe: Region
  comparison: StoredComparison | undefined
  lost: readonly LostByTariff[]
  names: NamesOfStaff
  language: Language
}

/** A version beside what is sold. */
export const presentTariffDetail = (
  stored: StoredTariff,
  { sold, wouldBe, comparison, lost, names, language }: Beside,
): StaffTariffDetail => ({
  ...presentTariff(knownOf(stored), names),
  sold: sold.id,
  problems: presentProblems(stored.warnings, language),
  foreignStops: namedStops(stored.tariff, sold.timetable).foreign.length,
  differences: compareTariffs(sold.tariff, wouldBe.tariff),
  articles: compareArticles(sold.tariff, wouldBe.tariff)
    .slice(0, MOST_ARTICLES)
    .map(difference => presentArticle(difference, language)),
  prices: comparison ? presentPrices(comparison, { before: sold, after: wouldBe }, language) : null,
  lost: lost.map(({ serviceArea: serviceAreaId, ...entry }) => ({ ...entry, serviceAreaId })),
})
