import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useTexts } from '../../texts/use-texts.ts'

const QUESTIONS = ['organisations', 'approve', 'keys', 'leaver', 'card', 'colleague'] as const

/** What people of schools ask most, with short answers, and whom to write to otherwise. */
export function PortalHelpPage() {
  const { t } = useTexts()
  const link = useLink()
  return (
    <Page width="text">
      <Headline headline={t('frame.titles.portalHelp')} lead={t('school.help.lead')} />
      <Stack spacing={1}>
        {QUESTIONS.map(question => (
          <Details key={question} summary={t(`school.help.questions.${question}.question`)}>
            <Text>{t(`school.help.questions.${question}.answer`)}</Text>
          </Details>
        ))}
        <Text>
          <TextLink href={link('contact')}>{t('school.help.contact')}</TextLink>
        </Text>
      </Stack>
    </Page>
  )
}
