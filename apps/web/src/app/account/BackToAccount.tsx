import { mdiArrowLeft } from '@mdi/js'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLink } from '../../routes/use-link.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useEmbedded } from '../use-embedded.ts'

/** Inside somebody else's page there is nothing to go back to. */
export function BackToAccount() {
  const { t } = useTranslation()
  const link = useLink()
  if (useEmbedded()) return null
  return (
    <Button component={Link} to={link('account')} startIcon={<Icon path={mdiArrowLeft} />} sx={{ px: 2, mx: -2 }}>
      {t('account.back')}
    </Button>
  )
}
