import { mdiAccount } from '@mdi/js'
import Box from '@mui/material/Box'
import { Icon } from '../../ui/Icon.tsx'
import { usePicture } from './use-picture.ts'

interface Props {
  /** Pixels of either side. */
  size: number
  /** Left out where a name stands beside it. */
  label?: string
}

/** The customer's own picture, or a figure in its place. */
export function ProfilePicture({ size, label = '' }: Props) {
  const url = usePicture()
  return (
    <Box
      sx={theme => ({
        width: size,
        height: size,
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        borderRadius: '50%',
        color: 'primary.main',
        bgcolor: 'background.paper',
        border: `1px solid ${theme.palette.divider}`,
      })}
    >
      {url ? <img src={url} alt={label} width={size} height={size} /> : <Icon path={mdiAccount} size={size * 0.6} />}
    </Box>
  )
}
