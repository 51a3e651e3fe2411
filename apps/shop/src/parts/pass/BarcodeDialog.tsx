import { IconButton } from '@billett/web-kit/kit/controls/IconButton.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { useModal } from '@billett/web-kit/kit/overlays/use-modal.ts'
import { mdiClose } from '@mdi/js'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { storedBrightnessTold } from '../../storage/brightness-told.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './BarcodeDialog.module.css'
import { roomOnScreen } from './barcode-size.ts'
import { useBarcodeSize } from './use-barcode-size.ts'
import { useWakeLock } from './use-wake-lock.ts'

interface Props {
  image: string
  ticketName: string
  onClose: () => void
}

/** Nothing but the barcode, as large as the screen allows; the screen stays on meanwhile. */
export function BarcodeDialog({ image, ticketName, onClose }: Props) {
  const { t } = useTexts()
  useWakeLock()
  const dialog = useModal(onClose)
  const close = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const size = useBarcodeSize(image, place, roomOnScreen)
  // No browser can make its screen brighter; who has been told need not be told again.
  const [told] = useState(() => storedBrightnessTold.read() === true)
  useEffect(() => {
    close.current?.focus()
    storedBrightnessTold.write(true)
  }, [])
  return createPortal(
    <dialog ref={dialog} aria-label={t('confirmation.barcode', { ticket: ticketName })} className={styles.dialog}>
      <IconButton ref={close} aria-label={t('common.close')} onClick={onClose} className={styles.close}>
        <Icon path={mdiClose} />
      </IconButton>
      <div className={styles.name}>{ticketName}</div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the button does it */}
      <div ref={place} onClick={onClose} className={styles.barcode}>
        <img src={image} alt="" className={styles.picture} style={size && { width: size.side, margin: size.light }} />
      </div>
      {!told && <div className={styles.note}>{t('confirmation.enlarged')}</div>}
    </dialog>,
    document.body,
  )
}
