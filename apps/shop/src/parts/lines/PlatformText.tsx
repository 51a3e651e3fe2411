import { classes } from '@billett/web-kit/kit/classes.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './PlatformText.module.css'

/** Trains stop at tracks; everything else at a stand. */
const ON_TRACKS = new Set(['longDistance', 'rail', 'suburban'])

/** A code that stands for itself; some timetables write the word before it. */
const BARE = /^\w{1,3}$/

interface Props {
  platform: string
  /** What leaves there, where it is known. */
  mode: string | undefined
  className?: string
}

/** Where at the stop to wait: "Gleis 5", "Steig B", "Platform 5". */
export function PlatformText({ platform, mode, className }: Props) {
  const { t } = useTexts()
  const words = ON_TRACKS.has(mode ?? '') ? 'trips.track' : 'trips.platform'
  return (
    <span className={classes(styles.platform, className)}>
      {BARE.test(platform) ? t(words, { platform }) : platform}
    </span>
  )
}
