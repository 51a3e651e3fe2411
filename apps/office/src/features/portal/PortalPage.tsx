import { CardGrid } from '@billett/web-kit/kit/layout/CardGrid.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useOffice } from '../../hooks/office.ts'
import { useMenu } from '../../hooks/use-menu.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Courses } from './Courses.tsx'
import { Figures } from './Figures.tsx'
import { SetUp } from './SetUp.tsx'
import { WorkQueues } from './WorkQueues.tsx'

/** Where the staff arrive: what each of them can do here. */
export function PortalPage() {
  const { t } = useTexts()
  const { link } = useOffice()
  const screens = useMenu().filter(({ key }) => key !== 'adminPortal')
  return (
    <Page>
      <Headline headline={t('signIn.staff.portal.headline')} lead={t('signIn.staff.portal.text')} />
      <Stack spacing={3}>
        <SetUp />
        <WorkQueues />
        <Courses />
        <Figures />
        <CardGrid>
          {screens.map(({ key, title }) => (
            <Panel component="li" key={key}>
              <Text component="h2" variant="h3">
                <TextLink component={Link} to={link(key)}>
                  {t(`frame.titles.${title}`)}
                </TextLink>
              </Text>
            </Panel>
          ))}
        </CardGrid>
      </Stack>
    </Page>
  )
}
