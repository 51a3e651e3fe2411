import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Skeleton } from '@billett/web-kit/kit/feedback/Skeleton.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { mdiPencilOutline } from '@mdi/js'
import type { ReactNode } from 'react'
import type { Relation } from '../../state/tariff/tariff.slice.ts'
import { isOneAdult } from '../../state/tariff/who.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { usePartyText } from './party/use-party-text.ts'
import { RelationName } from './RelationName.tsx'
import styles from './SearchSummary.module.css'
import { useWhenText } from './use-when-text.ts'

interface Props {
  /** Ends without a text are not named yet. */
  relation: Relation
  editing: boolean
  onEdit: () => void
  /** When they go back, in words. */
  back?: string
  /** What narrows it, beside when and who. */
  narrowing?: ReactNode
}

/** px; one line of the heading. */
const HEADING_HEIGHT = 32

/** What was searched, in one line, and the way to change it. */
export function SearchSummary({ relation, editing, onEdit, back = '', narrowing }: Props) {
  const { start, end, via, who } = relation
  const { t } = useTexts()
  const named = start.text !== '' && end.text !== ''
  const when = useWhenText()(relation)
  const partyText = usePartyText()
  const party = who && !isOneAdult(who) ? ` · ${partyText(who)}` : ''
  const way = via && via.text !== via.reference ? ` · ${t('search.viaChosen', { via: via.text })}` : ''
  return (
    <div className={styles.summary}>
      <div className={styles.words}>
        <Text variant="h1" data-page-header className={styles.title}>
          {named ? <RelationName from={start.text} to={end.text} /> : <Skeleton height={HEADING_HEIGHT} />}
        </Text>
        <div className={styles.asked}>
          <Text color="textSecondary">
            {when}
            {back}
            {party}
            {way}
          </Text>
          {narrowing}
        </div>
      </div>
      <Button
        variant="outlined"
        aria-expanded={editing}
        aria-label={t('search.change')}
        onClick={onEdit}
        className={styles.button}
      >
        <Icon path={mdiPencilOutline} />
        <span className={styles.change}>{t('search.change')}</span>
      </Button>
    </div>
  )
}
