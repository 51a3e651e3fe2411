import { appAt } from '@billett/paths'
import { safeRedirect } from '@billett/web-kit/guards/safe-redirect.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { useQuery } from '@billett/web-kit/links/use-query.ts'
import { SignedOut } from '@billett/web-kit/sign-in/SignedOut.tsx'
import { useCallback } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { OnwardCountdown } from './OnwardCountdown.tsx'

/** Signs out whoever comes here, says so, and leads on to where they wanted to go (Spec 1 §2.3). */
export function LogoutPage() {
  const { t } = useTexts()
  const link = useLink()
  const query = useQuery()
  const target = safeRedirect(query.get('target'))
  const onward = target ?? link('start')
  const isOffice = appAt(new URL(onward, 'http://office').pathname) === 'office'
  const navigate = useNavigate()
  const goOn = useCallback(
    () => (isOffice ? navigate(onward, { replace: true }) : window.location.replace(onward)),
    [isOffice, navigate, onward],
  )
  const onwardText = target === undefined ? t('common.backToStart') : t('signIn.logout.onward')
  return (
    <SignedOut>
      {target !== undefined && <OnwardCountdown onEnd={goOn} />}
      <Stack direction="row from sm" spacing={1}>
        {isOffice ? (
          <Button component={Link} to={onward} variant="contained" size="large">
            {onwardText}
          </Button>
        ) : (
          <Button component="a" href={onward} variant="contained" size="large">
            {onwardText}
          </Button>
        )}
        <Button component={Link} to={link('admin')} variant="outlined" size="large">
          {t('signIn.logout.again')}
        </Button>
      </Stack>
    </SignedOut>
  )
}
