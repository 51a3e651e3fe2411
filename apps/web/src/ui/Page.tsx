import { PageBeside } from '@billett/web-kit/kit/page-beside.ts'
import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import { type ReactNode, useContext } from 'react'

interface Props {
  children: ReactNode
  /** `text`: a column that is good to read, at the left edge of the page · `wide`: lists and two columns. */
  width?: 'text' | 'wide'
}

const BESIDE = { display: { lg: 'grid' }, gridTemplateColumns: { lg: '16rem minmax(0, 1fr)' }, columnGap: 6 }

/** The column a page stands in. */
export function Page({ children, width = 'wide' }: Props) {
  const beside = useContext(PageBeside)
  const column = width === 'text' ? <Box sx={{ maxWidth: '46rem' }}>{children}</Box> : children
  return (
    <Container maxWidth="lg" sx={{ pt: { xs: 2, md: 3 }, pb: { xs: 6, md: 10 } }}>
      {beside ? (
        <Box sx={BESIDE}>
          {beside}
          <Box sx={{ minWidth: 0 }}>{column}</Box>
        </Box>
      ) : (
        column
      )}
    </Container>
  )
}
