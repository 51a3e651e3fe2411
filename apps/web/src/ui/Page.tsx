import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import type { ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** `text`: a column that is good to read, at the left edge of the page · `wide`: lists and two columns. */
  width?: 'text' | 'wide'
}

/** The column a page stands in. */
export const Page = ({ children, width = 'wide' }: Props) => (
  <Container maxWidth="lg" sx={{ pt: { xs: 2, md: 3 }, pb: { xs: 6, md: 10 } }}>
    {width === 'text' ? <Box sx={{ maxWidth: '46rem' }}>{children}</Box> : children}
  </Container>
)
