import { CardGrid } from '@billett/web-kit/kit/layout/CardGrid.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useOffice } from '../../hooks/office.ts'
import { useMenu } from '../../hooks/use-menu.ts'
import { useTexts } from '../../texts/use-texts.ts'

const PARTS = ['adminLanguages', 'adminMessages'] as const

/** Languages and messages, as far as the reader has a right to them (Spec 3 §2.1). */
export function GeneralPage() {
  const { t } = useTexts()
  const { link } = useOffice()
  const entries = useMenu()
  const shown = PARTS.flatMap(part => entries.filter(({ key }) => key === part))
  return (
    <Page>
      <Headline headline={t('frame.titles.general')} lead={t('tariff.generalLead')} />
      {shown.length === 0 && <Text>{t('tariff.nothingAllowed')}</Text>}
      <CardGrid>
        {shown.map(({ key, title }) => (
          <Panel component="li" key={key}>
            <TextLink component={Link} to={link(key)}>
              {t(`frame.titles.${title}`)}
            </TextLink>
          </Panel>
        ))}
      </CardGrid>
    </Page>
  )
}
