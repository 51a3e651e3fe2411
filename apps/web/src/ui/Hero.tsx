import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { HeroDrawing } from './HeroDrawing.tsx'

interface Props {
  headline: string
  lead: string
  /** Lies half on the hero, half on the page. */
  children: ReactNode
}

/** The first thing one sees: what this is, and the card to begin with. */
export function Hero({ headline, lead, children }: Props) {
  const { shop } = useTheme()
  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        sx={{
          position: 'absolute',
          inset: '0 0 auto 0',
          height: { xs: 300, md: 400 },
          bgcolor: shop.hero.background,
          overflow: 'hidden',
        }}
      >
        {shop.contrast === 'normal' && <HeroDrawing drawing={shop.hero.drawing} />}
      </Box>
      <Container maxWidth="lg" sx={{ position: 'relative', pt: { xs: 4, md: 7 } }}>
        <Box sx={{ color: shop.hero.text, maxWidth: '40rem', mb: { xs: 3, md: 4 } }}>
          <Typography variant="h1" sx={{ fontSize: 'clamp(2rem, 1.4rem + 3vw, 3.5rem)' }}>
            {headline}
          </Typography>
          <Typography sx={{ mt: 1.5, fontSize: { xs: '1.0714rem', md: '1.25rem' }, maxWidth: '32rem' }}>
            {lead}
          </Typography>
        </Box>
        {children}
      </Container>
    </Box>
  )
}
