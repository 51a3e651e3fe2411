import { classes } from '@billett/web-kit/kit/classes.ts'
import styles from './PlatformText.module.css'
import { usePlatformText } from './use-platform-text.ts'

interface Props {
  platform: string
  /** What leaves there, where it is known. */
  mode: string | undefined
  className?: string
}

/** Where at the stop to wait: "Gleis 5", "Steig B", "Platform 5". */
export function PlatformText({ platform, mode, className }: Props) {
  const platformText = usePlatformText()
  return <span className={classes(styles.platform, className)}>{platformText(platform, mode)}</span>
}
