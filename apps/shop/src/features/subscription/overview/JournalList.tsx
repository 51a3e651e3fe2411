import type { JournalEntry } from '@billett/contract'
import { classes } from '@billett/web-kit/kit/classes.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useShop } from '../../../hooks/shop.ts'
import { MaskedText } from '../../../parts/masked/MaskedText.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './JournalList.module.css'

/** What is debited or given back some day later than it was booked: on which. */
function DueDay({ kind, on, amountInCent }: JournalEntry) {
  const { t } = useTexts()
  const { format } = useShop()
  if (kind !== 'claim') return null
  const name = (amountInCent ?? 0) < 0 ? 'credit' : 'debit'
  return (
    <Text variant="body2" color="textSecondary">
      {t(`subscription.debits.${name}`, { on: format.date(on) })}
    </Text>
  )
}

/** Entries under a heading, each with those that belong to it. */
function Entries({ entries, all }: { entries: readonly JournalEntry[]; all: readonly JournalEntry[] }) {
  const { format } = useShop()
  return (
    <ol className={styles.entries}>
      {entries.map(entry => {
        const { id, kind, on, recordedOn, text } = entry
        const within = all.filter(({ parentId }) => parentId === id)
        return (
          <li key={id} className={classes(styles.entry, kind === 'planned' && styles.planned)}>
            <div className={styles.line}>
              <Text variant="body2" color="textSecondary" className={styles.day}>
                {recordedOn === null ? format.date(on) : format.instantDate(recordedOn)}
              </Text>
              <div className={styles.words}>
                <Text>
                  <MaskedText text={text} />
                </Text>
                <DueDay {...entry} />
              </div>
            </div>
            {within.length > 0 && <Entries entries={within} all={all} />}
          </li>
        )
      })}
    </ol>
  )
}

/**
 * What is ahead by the day it comes, the nearest last, and below it what is behind by the day it was said or booked,
 * the latest first: one line through time.
 */
export function JournalList({ entries }: { entries: readonly JournalEntry[] }) {
  const { t } = useTexts()
  const known = new Set(entries.map(({ id }) => id))
  const own = entries.filter(({ parentId }) => parentId === null || !known.has(parentId))
  const parts = [
    { name: 'planned', part: own.filter(({ kind }) => kind === 'planned') },
    { name: 'past', part: own.filter(({ kind }) => kind !== 'planned') },
  ] as const
  if (entries.length === 0) return <Text>{t('subscription.journal.none')}</Text>
  return parts
    .filter(({ part }) => part.length > 0)
    .map(({ name, part }) => (
      <section key={name} aria-labelledby={`journal-${name}`}>
        <Text variant="h3" id={`journal-${name}`} className={styles.heading}>
          {t(`subscription.journal.${name}`)}
        </Text>
        <Entries entries={part} all={entries} />
      </section>
    ))
}
