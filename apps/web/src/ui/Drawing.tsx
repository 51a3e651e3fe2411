import Box from '@mui/material/Box'
import { Icon } from './Icon.tsx'

interface Props {
  /** Paths of a drawing of 24 by 24 that ships with the shop. */
  svg: string | undefined
  /** Stands there where there is no drawing: a path of `@mdi/js`. */
  otherwise: string
}

/** A picture beside a word, in the client's colour; it says nothing on its own. */
export const Drawing = ({ svg, otherwise }: Props) => (
  <Box sx={{ color: 'primary.main', lineHeight: 0, flexShrink: 0 }}>
    {svg === undefined ? (
      <Icon path={otherwise} size={28} />
    ) : (
      <Box
        component="svg"
        aria-hidden
        viewBox="0 0 24 24"
        sx={{ width: 28, height: 28, fill: 'currentColor' }}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
    )}
  </Box>
)
