import type { SchoolContract } from '@billett/contract'
import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import { TakeBackYes } from '../../parts/portal/TakeBackYes.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './ApproveDeclinePage.module.css'
import { nameOf } from './name-of.ts'

interface Props {
  accepted: readonly SchoolContract[]
  onTakenBack: (guid: string) => void
}

/** What was accepted since the page was opened, the latest first: a wrong key is soon set right. */
export function JustAccepted({ accepted, onTakenBack }: Props) {
  const { t } = useTexts()
  const takeable = accepted.filter(({ mayTakeBack }) => mayTakeBack).toReversed()
  if (takeable.length === 0) return null
  return (
    <Details summary={t('school.takeBack.list')}>
      {/* biome-ignore lint/a11y/noRedundantRoles: without its bullets Safari reads out no list. */}
      <ul role="list" aria-label={t('school.takeBack.list')} className={styles.list}>
        {takeable.map(contract => (
          <li key={contract.guid} className={styles.item}>
            <span className={styles.done}>
              <span className={styles.name}>{nameOf(contract)}</span>
              <span className={styles.more}>{contract.stateText}</span>
            </span>
            <TakeBackYes contract={contract} name={nameOf(contract)} onDone={() => onTakenBack(contract.guid)} />
          </li>
        ))}
      </ul>
    </Details>
  )
}
