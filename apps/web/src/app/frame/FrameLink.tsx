import { type PlainKey, RouteLink } from '@billett/web-kit/links/RouteLink.tsx'
import type { LinkProps } from '@mui/material/Link'

interface Props extends Omit<LinkProps, 'href'> {
  to: PlainKey
}

/** A link as high as a finger. */
export const FrameLink = ({ sx = [], ...props }: Props) => (
  <RouteLink
    sx={[{ display: 'inline-block', minHeight: 44, py: 1.25 }, ...(Array.isArray(sx) ? sx : [sx])]}
    {...props}
  />
)
