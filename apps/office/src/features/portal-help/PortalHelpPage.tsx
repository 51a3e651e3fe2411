import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { usePortalMenu } from '../../hooks/use-portal-menu.ts'
import { selectPaysOwn } from '../../state/school/school.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { HELP_OF_ENTRIES } from './help-of-entries.ts'

/**
 * What each entry of the reader's own menu is for, with the way to it, how it is used and what people ask most about
 * it; and whom to write to otherwise. What the reader has no right to, and what is not switched on here, is not told.
 */
export function PortalHelpPage() {
  const { t } = useTexts()
  const link = useLink()
  const view = useAppSelector(selectPaysOwn) ? 'payer' : 'school'
  const entries = usePortalMenu()
  return (
    <Page width="text">
      <Headline headline={t('frame.titles.portalHelp')} lead={t('school.help.lead')} />
      <Stack spacing={3}>
        {entries.flatMap(({ key, title, to }) => {
          const help = HELP_OF_ENTRIES[key]
          if (!help) return []
          const { purpose, tutorial, questions = [] } = help
          return (
            <section key={key}>
              <Stack spacing={1}>
                <Text variant="h2">
                  <TextLink href={to}>{t(`frame.titles.${title}`)}</TextLink>
                </Text>
                <Text>{t(purpose[view])}</Text>
                {tutorial && <Text>{t(tutorial)}</Text>}
                {questions.map(question => (
                  <Details key={question} summary={t(`school.help.questions.${question}.question`)}>
                    <Text>{t(`school.help.questions.${question}.answer`)}</Text>
                  </Details>
                ))}
              </Stack>
            </section>
          )
        })}
        <Text>
          <TextLink href={link('contact')}>{t('school.help.contact')}</TextLink>
        </Text>
      </Stack>
    </Page>
  )
}
