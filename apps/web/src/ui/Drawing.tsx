import { type ShapeProps, Shapes } from '@billett/web-kit/kit/Shapes.tsx'
import Box from '@mui/material/Box'
import { Icon } from './Icon.tsx'

interface Props {
  /** Of a drawing of 24 by 24. */
  shapes: readonly ShapeProps[] | undefined
  /** Stands there where there is no drawing: a path of `@mdi/js`. */
  otherwise: string
}

/** A picture beside a word, in the client's colour; it says nothing on its own. */
export const Drawing = ({ shapes, otherwise }: Props) => (
  <Box sx={{ color: 'primary.main', lineHeight: 0, flexShrink: 0 }}>
    {shapes === undefined ? (
      <Icon path={otherwise} size={28} />
    ) : (
      <Box component="svg" aria-hidden viewBox="0 0 24 24" sx={{ width: 28, height: 28, fill: 'currentColor' }}>
        <Shapes shapes={shapes} />
      </Box>
    )}
  </Box>
)
