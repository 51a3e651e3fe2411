import { useLink } from '@billett/web-kit/links/use-link.ts'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { Headline } from '../../ui/Headline.tsx'
import { Page } from '../../ui/Page.tsx'

export function NotFoundPage() {
  const { t } = useTexts()
  const link = useLink()
  return (
    <Page width="text">
      <Headline headline={t('pages.notFound.headline')} lead={t('pages.notFound.text')} />
      <Button component={Link} to={link('start')} variant="contained" size="large">
        {t('common.backToStart')}
      </Button>
    </Page>
  )
}
