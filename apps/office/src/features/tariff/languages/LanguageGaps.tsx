import type { StaffLanguage } from '@billett/contract'
import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useMemo } from 'react'
import { useOffice } from '../../../hooks/office.ts'
import { useAppSelector } from '../../../hooks/store-hooks.ts'
import { selectHolds } from '../../../state/user.selectors.ts'
import { useTexts } from '../../../texts/use-texts.ts'

type Gap = StaffLanguage['gaps'][number]

interface Props {
  language: string
  gaps: readonly Gap[]
}

const pathOf = ({ path }: Gap): string => path

/** What is missing in a language, or reads as in German; who may write it is led there. */
export function LanguageGaps({ language, gaps }: Props) {
  const { t } = useTexts()
  const { link } = useOffice()
  const mayConfigure = useAppSelector(selectHolds(['AllowedToEditConfiguration']))
  const mayWrite = useAppSelector(selectHolds(['AllowedToEditPages']))
  const columns = useMemo((): DataColumn<Gap>[] => {
    const wayTo = ({ kind, writtenIn }: Gap): string | undefined => {
      if (kind === 'page') return mayWrite ? link('adminDynamicPage', { path: writtenIn }) : undefined
      return mayConfigure ? `${link('adminSettings')}?entry=${encodeURIComponent(writtenIn)}` : undefined
    }
    const where = (gap: Gap) => {
      const way = wayTo(gap)
      if (way === undefined) return gap.path
      return (
        <TextLink component={Link} to={way}>
          {gap.path}
        </TextLink>
      )
    }
    return [
      { id: 'where', header: t('tariff.gapWhere'), cell: where, sortedBy: pathOf },
      {
        id: 'state',
        header: t('tariff.gapState'),
        whole: true,
        cell: ({ state }) => t(`tariff.gapStates.${state}`),
        sortedBy: ({ state }) => state,
      },
      { id: 'other', header: t('tariff.gapOther'), short: true, cell: ({ other }) => other },
    ]
  }, [t, link, mayConfigure, mayWrite])
  if (gaps.length === 0) return null
  const name = t(language === 'de' ? 'pagesOfShop.languages.de' : 'pagesOfShop.languages.en')
  const label = t('tariff.gapsOf', { language: name, count: gaps.length })
  return (
    <Details summary={label}>
      <DataTable label={label} columns={columns} rows={gaps} rowId={pathOf} rowName={pathOf} empty={null} />
    </Details>
  )
}
