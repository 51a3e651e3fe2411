import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useTexts } from '../texts/use-texts.ts'

/** Whoever lacks a right is told whom to ask (Spec 1 §2.7). */
export function InsufficientRights() {
  const { t } = useTexts()
  const link = useLink()
  return (
    <Page width="text">
      <Headline
        headline={t('signIn.staff.insufficientRights.headline')}
        lead={t('signIn.staff.insufficientRights.text')}
      />
      <Button component={Link} to={link('adminLogout')} variant="contained" size="large">
        {t('frame.menu.signOut')}
      </Button>
    </Page>
  )
}
