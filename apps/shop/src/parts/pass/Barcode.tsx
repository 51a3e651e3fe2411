import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { mdiMagnifyPlusOutline } from '@mdi/js'
import { Suspense, useRef, useState } from 'react'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './Barcode.module.css'
import { roomOnPage } from './barcode-size.ts'
import { useBarcodeSize } from './use-barcode-size.ts'

const BarcodeDialog = lazyWithTexts(['confirmation'], () =>
  import('./BarcodeDialog.tsx').then(module => module.BarcodeDialog),
)

interface Props {
  /** SVG data URL */
  image: string
  ticketName: string
}

/** Black on white whatever the theme, as wide as a phone; a tap fills the screen with it, which stays on meanwhile. */
export function Barcode({ image, ticketName }: Props) {
  const { t } = useTexts()
  const [large, setLarge] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const size = useBarcodeSize(image, place, roomOnPage)
  return (
    <div ref={place} className={styles.barcode}>
      <button
        type="button"
        onClick={() => setLarge(true)}
        aria-label={t('confirmation.enlarge')}
        className={styles.button}
      >
        <img
          src={image}
          alt={t('confirmation.barcode', { ticket: ticketName })}
          className={styles.picture}
          style={size && { width: size.side, margin: `${size.light}px auto` }}
        />
        <span className={styles.enlarge}>
          <Icon path={mdiMagnifyPlusOutline} size={20} />
          {t('confirmation.enlarge')}
        </span>
      </button>
      {large && (
        <Suspense fallback={null}>
          <BarcodeDialog image={image} ticketName={ticketName} onClose={() => setLarge(false)} />
        </Suspense>
      )}
    </div>
  )
}
