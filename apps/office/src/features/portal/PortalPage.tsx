import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Courses } from './Courses.tsx'
import { Figures } from './Figures.tsx'
import { Screens } from './Screens.tsx'
import { SetUp } from './SetUp.tsx'
import { WorkQueues } from './WorkQueues.tsx'

/** Where the staff arrive: what waits for them, how things stand, and what each of them can do here. */
export function PortalPage() {
  const { t } = useTexts()
  return (
    <Page>
      <Headline headline={t('signIn.staff.portal.headline')} lead={t('signIn.staff.portal.text')} />
      <Stack spacing={3}>
        <WorkQueues />
        <SetUp />
        <Figures />
        <Courses />
        <Screens />
      </Stack>
    </Page>
  )
}
