import IconButton from '@mui/material/IconButton'
import { Icon } from '../../ui/Icon.tsx'

interface Props {
  icon: string
  label: string
  pressed?: boolean
  /** Left out where the field is narrow: on a phone the name of the stop needs the room. */
  roomy?: boolean
  onPress: () => void
}

/** A button inside a field, at its end. */
export const FieldButton = ({ icon, label, pressed, roomy = false, onPress }: Props) => (
  <IconButton
    aria-label={label}
    aria-pressed={pressed}
    onClick={onPress}
    sx={{ color: 'primary.main', display: { xs: roomy ? 'none' : 'inline-flex', sm: 'inline-flex' } }}
  >
    <Icon path={icon} size={22} />
  </IconButton>
)
