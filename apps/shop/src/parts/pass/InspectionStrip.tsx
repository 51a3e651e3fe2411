import { HeroDrawing } from '@billett/web-kit/kit/drawings/HeroDrawing.tsx'
import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './InspectionStrip.module.css'
import { useNow } from './use-now.ts'

interface Props {
  /** Of the day of sale; missing in what a device has kept since before there were any. */
  codeWord: string | undefined
  /** Instant */
  validTo: string
}

/**
 * What a picture of a ticket does not have: the word of its day of sale, the company's own drawing that moves, and the
 * running time of the server. What counts is the barcode, so it goes when the ticket ends.
 */
export function InspectionStrip({ codeWord, validTo }: Props) {
  const { t } = useTexts()
  const { client, format } = useShop()
  const now = useNow()
  if (now > Date.parse(validTo)) return null
  const instant = new Date(now).toISOString()
  return (
    <div className={styles.strip}>
      <div className={styles.drawing}>
        <HeroDrawing drawing={client.theme.hero} />
      </div>
      {codeWord && (
        <span className={styles.words}>
          <VisuallyHidden>{t('confirmation.codeWord')} </VisuallyHidden>
          {codeWord}
        </span>
      )}
      <time dateTime={instant} className={styles.words}>
        {format.instantClock(instant)}
      </time>
    </div>
  )
}
