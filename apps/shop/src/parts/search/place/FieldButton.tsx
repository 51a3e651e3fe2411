import { classes } from '@billett/web-kit/kit/classes.ts'
import { IconButton } from '@billett/web-kit/kit/controls/IconButton.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import styles from './FieldButton.module.css'

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
    className={classes(styles.button, roomy && styles.roomy)}
  >
    <Icon path={icon} size={22} />
  </IconButton>
)
