import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { signOut } from '@billett/web-kit/session/sign-out.ts'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { withSearch } from '../../parts/sign-in/kept-query.ts'
import { selectUser } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './KnownAccount.module.css'
import { useOnward } from './use-onward.ts'

/** The account that is signed in, or another, for which it signs out first. */
export function KnownAccount() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const link = useLink()
  const { search } = useLocation()
  const onward = useOnward(link('account'))
  const { firstName, lastName, email } = useAppSelector(selectUser)
  const [leaving, setLeaving] = useState(false)
  const change = async () => {
    setLeaving(true)
    await signOut(dispatch)
    navigate(withSearch(link('login'), search))
  }
  return (
    <Stack spacing={1.5} className={styles.root}>
      <Button component={Link} to={onward} variant="contained" size="large">
        {t('signIn.selectAccount.current', { name: `${firstName} ${lastName}`.trim() || email })}
      </Button>
      <BusyButton variant="outlined" size="large" busy={leaving} onClick={() => void change()}>
        {t('signIn.selectAccount.other')}
      </BusyButton>
    </Stack>
  )
}
