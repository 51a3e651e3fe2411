import { type Client, languageGaps } from '@billett/clients'
import type { StaffLanguage } from '@billett/contract'
import { LANGUAGES, type Language } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { shownClient } from '../../run/client-version/index.ts'
import { pageGaps } from '../dynamic-page/index.ts'

const written = (total: number, gaps: readonly { state: string }[]) => ({
  written: total - gaps.filter(({ state }) => state === 'missing').length,
  total,
})

function shown(client: Client, language: Language): StaffLanguage {
  const texts = languageGaps(client, language)
  const pages = pageGaps(client, language)
  const lacking = pages.gaps.map(({ identifier, other }) => ({
    kind: 'page' as const,
    path: identifier,
    writtenIn: identifier,
    state: 'missing' as const,
    other,
  }))
  return {
    language,
    texts: written(texts.total, texts.gaps),
    pages: written(pages.total, lacking),
    gaps: [...texts.gaps.map(({ entry, ...gap }) => ({ kind: 'text' as const, ...gap, writtenIn: entry })), ...lacking],
  }
}

/** How complete the own shop is in each language, as it is shown now. */
export async function showShopLanguages({ world }: Context): Promise<StaffLanguage[]> {
  const clientId = clientIdOf(world)
  const client = await shownClient(world.db, clientId, world.clients.current(clientId))
  return LANGUAGES.map(language => shown(client, language))
}
