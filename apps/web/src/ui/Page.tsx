import Container from '@mui/material/Container'
import type { ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** `text`: a column that is good to read · `wide`: lists and two columns. */
  width?: 'text' | 'wide'
}

/** The column a page stands in. */
export const Page = ({ children, width = 'wide' }: Props) => (
  <Container maxWidth={width === 'text' ? 'md' : 'lg'} sx={{ pt: { xs: 2, md: 3 }, pb: { xs: 6, md: 10 } }}>
    {children}
  </Container>
)
