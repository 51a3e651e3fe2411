import { safeRedirect } from '@billett/web-kit/guards/safe-redirect.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useQuery } from '@billett/web-kit/links/use-query.ts'
import { SignedOut } from '@billett/web-kit/sign-in/SignedOut.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** Signs out whoever comes here, and leads on. */
export function LogoutPage() {
  const { t } = useTexts()
  const link = useLink()
  const query = useQuery()
  /** Where staff wanted to go, who may not use the shop (Spec 1 §2.3). */
  const target = safeRedirect(query.get('target'))
  return (
    <SignedOut>
      <Stack direction="row from sm" spacing={1}>
        <Button component={Link} to={target ?? link('start')} variant="contained" size="large">
          {target === undefined ? t('common.backToStart') : t('signIn.logout.onward')}
        </Button>
        <Button component={Link} to={link('login')} variant="outlined" size="large">
          {t('signIn.logout.again')}
        </Button>
      </Stack>
    </SignedOut>
  )
}
