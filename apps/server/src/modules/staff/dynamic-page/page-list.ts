import { type DynamicPage, PAGE_COLUMN_WORDS, PAGE_LANGUAGE_WORDS, PAGE_ORIGIN_WORDS } from '@billett/contract'
import { pagesAddress } from '@billett/contract/lists/pages-address.ts'
import { saidSort } from '@billett/domain'
import { CLIENT_COLUMN, declaredList, type ListColumn, rowsAtOnce } from '../listing/index.ts'
import { listPages } from './list-pages.ts'

const COLUMNS: readonly ListColumn<DynamicPage>[] = [
  { name: PAGE_COLUMN_WORDS.title, cell: ({ title, draft }) => title || (draft?.title ?? '') },
  { name: PAGE_COLUMN_WORDS.name, cell: ({ path }) => path },
  {
    name: PAGE_COLUMN_WORDS.language,
    cell: ({ language: of }, { language }) => PAGE_LANGUAGE_WORDS[of === 'de' ? 'de' : 'en'][language],
  },
  {
    name: PAGE_COLUMN_WORDS.origin,
    cell: ({ isGenerated }, { language }) => PAGE_ORIGIN_WORDS[isGenerated ? 'generated' : 'written'][language],
  },
  { name: PAGE_COLUMN_WORDS.changedOn, cell: ({ changedOn }) => changedOn },
  CLIENT_COLUMN,
]

/** Pages of the shops as a file, without what they say. */
export const pageList = declaredList(pagesAddress, (context, { clientId, language, release, sort }) => {
  const pages = async () =>
    (await listPages(context, { client: clientId || undefined, sort: saidSort(sort) })).filter(
      page => (language === '' || page.language === language) && (release === '' || page.draft !== null),
    )
  return { name: 'pages', columns: COLUMNS, rows: rowsAtOnce(pages()) }
})
