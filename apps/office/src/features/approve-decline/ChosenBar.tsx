import { PORTAL_PAGE_SIZE, type SchoolContract } from '@billett/contract'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { CheckboxInput } from '@billett/web-kit/kit/controls/CheckboxInput.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './ApproveDeclinePage.module.css'

interface Props {
  /** Those of this page. */
  waiting: readonly SchoolContract[]
  /** How many wait on all pages. */
  total: number
  chosen: readonly SchoolContract[]
  /** All of them are being fetched. */
  busy: boolean
  mayDecline: boolean
  onChoose: (contracts: readonly SchoolContract[], are: boolean) => void
  onChooseAll: () => void
  onChooseNone: () => void
  onAccept: () => void
  onDecline: () => void
}

/** Chooses all of a page or of all pages, and decides what is chosen together. */
export function ChosenBar({ waiting, total, chosen, busy, mayDecline, ...on }: Props) {
  const { t } = useTexts()
  const isChosen = ({ guid }: SchoolContract) => chosen.some(one => one.guid === guid)
  const isMore = total > waiting.length
  const count = chosen.length
  const most = Math.min(total, PORTAL_PAGE_SIZE)
  return (
    <div className={styles.acts}>
      <CheckboxInput
        label={t(isMore ? 'school.decide.choosePage' : 'school.decide.chooseAll')}
        checked={waiting.every(isChosen)}
        onChange={({ target }) => on.onChoose(waiting, target.checked)}
      />
      {isMore && count < most && (
        <BusyButton variant="outlined" busy={busy} onClick={on.onChooseAll}>
          {t(total > PORTAL_PAGE_SIZE ? 'school.decide.chooseFirst' : 'school.decide.chooseFound', { count: most })}
        </BusyButton>
      )}
      {count > 0 && (
        <Button variant="outlined" onClick={on.onAccept}>
          {t('school.decide.acceptChosen', { count })}
        </Button>
      )}
      {count > 1 && mayDecline && (
        <Button variant="outlined" onClick={on.onDecline}>
          {t('school.decide.declineChosen', { count })}
        </Button>
      )}
      {isMore && count > 0 && <Button onClick={on.onChooseNone}>{t('school.decide.chooseNone')}</Button>}
    </div>
  )
}
