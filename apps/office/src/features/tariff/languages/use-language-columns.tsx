import type { StaffSortGroupLanguages } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useMemo } from 'react'
import { useOffice } from '../../../hooks/office.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { shareOf, useShare } from './use-share.ts'

type Row = StaffSortGroupLanguages['languages'][number]

/** How far the texts of tickets are in a language, and which is missing next. */
export function useLanguageColumns(): readonly DataColumn<Row>[] {
  const { t } = useTexts()
  const { link } = useOffice()
  const shareText = useShare()
  return useMemo(
    () => [
      {
        id: 'language',
        header: t('tariff.language'),
        whole: true,
        cell: ({ language }) => language,
        sortedBy: ({ language }) => language,
      },
      { id: 'complete', header: t('tariff.complete'), whole: true, end: true, cell: shareText, sortedBy: shareOf },
      {
        id: 'next',
        header: t('tariff.nextMissing'),
        cell: ({ language, nextMissing }) =>
          nextMissing === null ? (
            t('tariff.allThere')
          ) : (
            <TextLink component={Link} to={`${link('adminSortGroupTexts')}?group=${nextMissing}&language=${language}`}>
              {nextMissing}
            </TextLink>
          ),
      },
    ],
    [t, link, shareText],
  )
}
