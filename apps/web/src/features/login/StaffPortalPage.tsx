import { RIGHTS } from '@billett/domain'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectUser } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Headline } from '../../ui/Headline.tsx'
import { Page } from '../../ui/Page.tsx'

/**
 * Where the staff arrive; whoever lacks the right is told whom to ask (Spec 1 §2.7). What they do here is not part of
 * the shop yet.
 */
export function StaffPortalPage() {
  const { t } = useTexts()
  const link = useLink()
  const { rights } = useAppSelector(selectUser)
  const key = rights.includes(RIGHTS.AllowedToUseAdminPanel) ? 'portal' : 'insufficientRights'
  return (
    <Page width="text">
      <Headline headline={t(`signIn.staff.${key}.headline`)} lead={t(`signIn.staff.${key}.text`)} />
      <Button component={Link} to={link('adminLogout')} variant="contained" size="large">
        {t('frame.menu.signOut')}
      </Button>
    </Page>
  )
}
