import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { type DetailLine, DetailPart } from '../../../parts/DetailPart.tsx'
import { ListFailure } from '../../../parts/ListFailure.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from '../UserDetail.module.css'

interface Props<Row> {
  title: string
  asked: { rows: readonly Row[] | undefined; failed: boolean; errors: readonly CallError[]; again: () => void }
  lineOf: (row: Row) => DetailLine
  /** Shows more of it; undefined where all is shown. */
  onMore?: (() => void) | undefined
}

/** One matter of a person: none of it is said as well, and what could not be had can be asked for again. */
export function MatterPart<Row>({ title, asked: { rows, failed, errors, again }, lineOf, onMore }: Props<Row>) {
  const { t } = useTexts()
  if (rows && rows.length > 0)
    return (
      <>
        <DetailPart title={title} lines={rows.map(lineOf)} />
        {onMore && (
          <Button variant="text" aria-label={t('users.matters.moreOf', { title })} onClick={onMore}>
            {t('users.matters.more')}
          </Button>
        )}
      </>
    )
  return (
    <section className={styles.part}>
      <Text variant="h3">{title}</Text>
      {rows && <Text variant="body2">{t('users.matters.none')}</Text>}
      {!rows && failed && <ListFailure errors={errors} onAgain={again} />}
      {!rows && !failed && <SkeletonList label={t('common.loading')} rows={1} height={32} />}
    </section>
  )
}
