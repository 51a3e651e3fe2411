import type { DynamicPage } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { pageName } from './page-name.ts'

/** What a page is shown by; `hrefOf` leads to where it is changed. */
export function usePageColumns(hrefOf: (page: DynamicPage) => string): readonly DataColumn<DynamicPage>[] {
  const { t } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'title',
        header: t('pagesOfShop.title'),
        cell: page => (
          <TextLink component={Link} to={hrefOf(page)}>
            {page.title || page.draft?.title}
          </TextLink>
        ),
      },
      { id: 'name', header: t('pagesOfShop.name'), cell: page => pageName(t, page) },
      {
        id: 'language',
        header: t('pagesOfShop.language'),
        cell: ({ language }) => t(language === 'de' ? 'pagesOfShop.languages.de' : 'pagesOfShop.languages.en'),
      },
      {
        id: 'origin',
        header: t('pagesOfShop.origin'),
        cell: ({ isGenerated, version }) =>
          isGenerated ? (
            <Chip label={t('pagesOfShop.generated')} />
          ) : (
            version > 0 && <Chip color="success" label={t('pagesOfShop.written')} />
          ),
      },
      {
        id: 'draft',
        header: t('pagesOfShop.draft'),
        cell: ({ draft }) => (draft ? <Chip color="warning" label={t('pagesOfShop.draftWaits')} /> : '–'),
      },
      {
        id: 'changedOn',
        header: t('pagesOfShop.changedOn'),
        whole: true,
        cell: ({ changedOn }) => (changedOn === '' ? '–' : format.date(changedOn)),
      },
      { id: 'client', header: t('office.client'), cell: ({ client }) => client },
    ],
    [t, format, hrefOf],
  )
}
