import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useEffect, useRef } from 'react'
import { useEmbedded } from '../../hooks/use-embedded.ts'
import { withSearch } from '../../parts/sign-in/kept-query.ts'
import { ResendButton } from '../../parts/sign-in/ResendButton.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './RegistrationSent.module.css'

/** A mail is on its way; what it says depends on whether there was an account, and nothing here does. */
export function RegistrationSent({ email }: { email: string }) {
  const { t } = useTexts()
  const link = useLink()
  const embedded = useEmbedded()
  const { search } = useLocation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    box.current?.focus()
  }, [])
  return (
    <Page width="text">
      <Headline headline={t('signIn.register.sentHeadline')} />
      <MessageBox kind="success" ref={box}>
        {t('signIn.register.sentText', { email })}
      </MessageBox>
      <Stack spacing={1.5} className={styles.hint}>
        <Text color="textSecondary">{t('signIn.register.sentHint')}</Text>
        <ResendButton email={email} />
        <Button component={Link} to={withSearch(link(embedded ? 'loginEmbedded' : 'login'), search)}>
          {t('signIn.activate.onward')}
        </Button>
      </Stack>
    </Page>
  )
}
