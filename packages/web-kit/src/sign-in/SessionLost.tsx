import { key } from '@billett/contract'
import { useErrorText } from '../forms/use-error-text.ts'
import { LiveRegion } from '../kit/feedback/LiveRegion.tsx'
import { MessageBox } from '../kit/feedback/MessageBox.tsx'
import styles from './SessionLost.module.css'

/** Says why somebody has to sign in again who had not signed out. */
export function SessionLost({ lost }: { lost: boolean }) {
  const errorText = useErrorText()
  return (
    <LiveRegion>
      {lost && (
        <div className={styles.lost}>
          <MessageBox kind="info">{errorText(key('sessionEnded'))}</MessageBox>
        </div>
      )}
    </LiveRegion>
  )
}
