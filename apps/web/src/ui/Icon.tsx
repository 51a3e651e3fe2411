import SvgIcon from '@mui/material/SvgIcon'

interface Props {
  /** A path of `@mdi/js`. */
  path: string
  /** px */
  size?: number
}

/** A drawing beside a word; it says nothing on its own. */
export const Icon = ({ path, size = 24 }: Props) => (
  <SvgIcon aria-hidden sx={{ fontSize: size }}>
    <path d={path} />
  </SvgIcon>
)
