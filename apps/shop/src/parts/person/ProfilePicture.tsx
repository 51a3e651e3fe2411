import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { mdiAccount } from '@mdi/js'
import styles from './ProfilePicture.module.css'
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
    <div className={styles.picture} style={{ width: size, height: size }}>
      {url ? (
        <img src={url} alt={label} width={size} height={size} />
      ) : (
        <Icon path={mdiAccount} size={size > 64 ? 96 : 40} />
      )}
    </div>
  )
}
