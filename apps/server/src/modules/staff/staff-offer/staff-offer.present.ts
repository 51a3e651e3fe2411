import type { StaffOffer, StaffOfferDetail } from '@billett/contract'
import type { Language, OfferFault } from '@billett/domain'
import { routes } from '@billett/paths'
import type { World } from '../../../world.ts'
import { textIn } from '../../travel/region/index.ts'
import { clientName } from '../listing/index.ts'
import { presentVersion, seenVersion } from '../written-version/index.ts'
import type { StoredOffer } from './offer-version.repository.ts'
import { writtenContent } from './read-content.ts'

/** What the latest version is, in short; empty where there is none. */
export const seenOf = (versions: readonly StoredOffer[]): string =>
  seenVersion(versions, ({ configuration }) => configuration)

/** In what an offer is told: the reader's language, and in it the titles of the client's categories by id. */
export interface OfferWords {
  language: Language
  categories: ReadonlyMap<string, string>
}

/** `versions`: of one subscription, the latest first. */
export function presentOffer(
  world: Pick<World, 'clients'>,
  versions: readonly [StoredOffer, ...StoredOffer[]],
  { language, categories }: OfferWords,
): StaffOffer {
  const [{ key, clientId, configuration }] = versions
  return {
    key,
    clientId,
    client: clientName(world, clientId),
    title: textIn(configuration.title, language),
    category: categories.get(configuration.category) ?? configuration.category,
    versions: versions.map(presentVersion),
  }
}

/** Where the shop asks the form of a draft. */
const trialOf = ({ state, id, previewToken }: StoredOffer, language: Language): string | null =>
  state === 'draft' && previewToken !== null
    ? `${routes.subscriptionCheckout[language]}?configuration=${id}&previewConfiguration=${previewToken}`
    : null

export function presentOfferDetail(
  world: Pick<World, 'clients'>,
  versions: readonly [StoredOffer, ...StoredOffer[]],
  { shown, faults }: { shown: StoredOffer; faults: OfferFault[] },
  words: OfferWords,
): StaffOfferDetail {
  const released = versions.find(({ state }) => state === 'released')
  return {
    ...presentOffer(world, versions, words),
    shown: presentVersion(shown),
    seen: seenOf(versions),
    content: JSON.stringify(writtenContent(shown.configuration)),
    released: released ? JSON.stringify(writtenContent(released.configuration)) : '',
    faults,
    trialPath: trialOf(shown, words.language),
  }
}
