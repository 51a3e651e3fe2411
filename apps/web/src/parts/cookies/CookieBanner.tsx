import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { CookieButtons } from './CookieButtons.tsx'
import { CookieText } from './CookieText.tsx'

/** At the lower edge, as wide as MUI's lg; the page stays usable behind it. */
export function CookieBanner() {
  const { t } = useTexts()
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={theme => ({
        position: 'sticky',
        bottom: 0,
        zIndex: 'snackbar',
        bgcolor: 'background.paper',
        borderTop: `3px solid ${theme.palette.primary.main}`,
        boxShadow: '0 -8px 32px rgb(20 15 35 / 0.18)',
        maxHeight: '70vh',
        overflow: 'auto',
      })}
    >
      <Container
        maxWidth="lg"
        sx={{
          py: { xs: 2, md: 2.5 },
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', md: '1fr minmax(22rem, 36rem)' },
          alignItems: 'center',
        }}
      >
        <div>
          <Typography variant="h3" component="h2" id={id} gutterBottom>
            {t('cookies.title')}
          </Typography>
          <CookieText />
        </div>
        <CookieButtons />
      </Container>
    </Box>
  )
}
