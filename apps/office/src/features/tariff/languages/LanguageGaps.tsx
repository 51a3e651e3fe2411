import type { StaffLanguage } from '@billett/contract'
import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import { Table } from '@billett/web-kit/kit/layout/Table.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useOffice } from '../../../hooks/office.ts'
import { useAppSelector } from '../../../hooks/store-hooks.ts'
import { selectHolds } from '../../../state/user.selectors.ts'
import { useTexts } from '../../../texts/use-texts.ts'

type Gap = StaffLanguage['gaps'][number]

interface Props {
  language: string
  gaps: readonly Gap[]
}

/** What is missing in a language, or reads as in German; who may write it is led there. */
export function LanguageGaps({ language, gaps }: Props) {
  const { t } = useTexts()
  const { link } = useOffice()
  const mayConfigure = useAppSelector(selectHolds(['AllowedToEditConfiguration']))
  const mayWrite = useAppSelector(selectHolds(['AllowedToEditPages']))
  if (gaps.length === 0) return null
  const name = t(language === 'de' ? 'pagesOfShop.languages.de' : 'pagesOfShop.languages.en')
  const wayTo = ({ kind, writtenIn }: Gap): string | undefined => {
    if (kind === 'page') return mayWrite ? link('adminDynamicPage', { path: writtenIn }) : undefined
    return mayConfigure ? `${link('adminSettings')}?entry=${encodeURIComponent(writtenIn)}` : undefined
  }
  return (
    <Details summary={t('tariff.gapsOf', { language: name, count: gaps.length })}>
      <Table label={t('tariff.gapsOf', { language: name, count: gaps.length })}>
        <thead>
          <tr>
            <th scope="col">{t('tariff.gapWhere')}</th>
            <th scope="col">{t('tariff.gapState')}</th>
            <th scope="col">{t('tariff.gapOther')}</th>
          </tr>
        </thead>
        <tbody>
          {gaps.map(gap => {
            const way = wayTo(gap)
            return (
              <tr key={gap.path}>
                <th scope="row">
                  {way === undefined ? (
                    gap.path
                  ) : (
                    <TextLink component={Link} to={way}>
                      {gap.path}
                    </TextLink>
                  )}
                </th>
                <td>{t(`tariff.gapStates.${gap.state}`)}</td>
                <td>{gap.other}</td>
              </tr>
            )
          })}
        </tbody>
      </Table>
    </Details>
  )
}
