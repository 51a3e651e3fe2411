import type { SchoolContract } from '@billett/contract'
import { RowBox } from '@billett/web-kit/kit/lists/RowBox.tsx'
import { useWorkWords } from '@billett/web-kit/kit/work-words.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './ApproveDeclinePage.module.css'
import { nameOf } from './name-of.ts'

interface Props {
  waiting: readonly SchoolContract[]
  current: SchoolContract
  chosen: readonly SchoolContract[]
  onShow: (guid: string) => void
  onChoose: (contracts: readonly SchoolContract[], are: boolean) => void
}

/** Who waits; one of them is looked at, and several can be chosen. */
export function WaitingList({ waiting, current, chosen, onShow, onChoose }: Props) {
  const { t } = useTexts()
  const words = useWorkWords()
  const format = useFormat()
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without its bullets Safari reads out no list.
    <ul role="list" aria-label={t('school.decide.list')} className={styles.list}>
      {waiting.map(contract => {
        const { guid, student, organisation, orderDate, unconfirmedSince } = contract
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
                {[student.class || student.grade, organisation.name, format.instantDate(orderDate)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {unconfirmedSince !== null && (
                <span className={styles.unconfirmed}>{t('school.decide.unconfirmed')}</span>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
