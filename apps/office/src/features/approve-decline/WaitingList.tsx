import type { SchoolContract } from '@billett/contract'
import { RowBox } from '@billett/web-kit/kit/lists/RowBox.tsx'
import { useWorkWords } from '@billett/web-kit/kit/work-words.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './ApproveDeclinePage.module.css'
import { nameOf } from './name-of.ts'
import type { WaitingFact } from './use-waiting-facts.ts'

interface Props {
  waiting: readonly SchoolContract[]
  current: SchoolContract
  chosen: readonly SchoolContract[]
  /** What a line says beside the name, in this order. */
  facts: readonly WaitingFact[]
  onShow: (guid: string) => void
  onChoose: (contracts: readonly SchoolContract[], are: boolean) => void
}

/** Who waits; one of them is looked at, and several can be chosen. */
export function WaitingList({ waiting, current, chosen, facts, onShow, onChoose }: Props) {
  const { t } = useTexts()
  const words = useWorkWords()
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without its bullets Safari reads out no list.
    <ul role="list" aria-label={t('school.decide.list')} className={styles.list}>
      {waiting.map(contract => {
        const { guid, unconfirmedSince, deniedBecause } = contract
        const isCurrent = guid === current.guid
        const isChosen = chosen.some(one => one.guid === guid)
        return (
          <li key={guid} data-current={isCurrent} className={styles.item}>
            <RowBox
              label={words.select(nameOf(contract))}
              checked={isChosen}
              onChange={() => onChoose([contract], !isChosen)}
            />
            <button type="button" aria-current={isCurrent} className={styles.who} onClick={() => onShow(guid)}>
              <span className={styles.name}>{nameOf(contract)}</span>
              <span className={styles.more}>
                {facts
                  .map(fact => fact.of(contract))
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {unconfirmedSince !== null && (
                <span className={styles.unconfirmed}>{t('school.decide.unconfirmed')}</span>
              )}
              {deniedBecause !== null && <span className={styles.unconfirmed}>{t('school.decide.denied')}</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
