import { useLink } from '@billett/web-kit/links/use-link.ts'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useEmbedded } from '../../hooks/use-embedded.ts'
import { withSearch } from '../../parts/sign-in/kept-query.ts'
import { ResendButton } from '../../parts/sign-in/ResendButton.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Headline } from '../../ui/Headline.tsx'
import { MessageBox } from '../../ui/MessageBox.tsx'
import { Page } from '../../ui/Page.tsx'

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
      <Stack spacing={1.5} sx={{ mt: 3, alignItems: 'flex-start' }}>
        <Typography color="textSecondary">{t('signIn.register.sentHint')}</Typography>
        <ResendButton email={email} />
        <Button component={Link} to={withSearch(link(embedded ? 'loginEmbedded' : 'login'), search)}>
          {t('signIn.activate.onward')}
        </Button>
      </Stack>
    </Page>
  )
}
