import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { mdiAlertOutline } from '@mdi/js'
import { useShop } from '../../../hooks/shop.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './ShortRestNote.module.css'
import { shortRest } from './short-rest.ts'
import type { TicketChoice } from './use-ticket-choice.ts'

/** Late in a month: how little of it is left, and the next whole one at a press. */
export function ShortRestNote({ choice: { offer, start, chooseStart } }: { choice: TicketChoice }) {
  const { t } = useTexts()
  const { format, region } = useShop()
  const rest = start && offer.rides === 1 ? shortRest(offer.validity, start, region.timeZone) : undefined
  if (!rest) return null
  const { days, next } = rest
  return (
    <div role="status" className={styles.root}>
      <div className={styles.icon}>
        <div className={styles.words}>
          <Icon path={mdiAlertOutline} size={20} />
        </div>
        {t('tickets.shortRest', { count: days })}
      </div>
      {next && (
        <Button variant="outlined" onClick={() => chooseStart({ date: next, time: '' })} className={styles.button}>
          {t('tickets.startNext', { day: format.dayMonth(next) })}
        </Button>
      )}
    </div>
  )
}
