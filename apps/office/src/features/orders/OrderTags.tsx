import type { StaffOrder } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { IconButton } from '@billett/web-kit/kit/controls/IconButton.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { mdiClose } from '@mdi/js'
import { useTexts } from '../../texts/use-texts.ts'
import { NewTag } from './NewTag.tsx'
import styles from './OrderTags.module.css'
import { useTagging } from './use-tagging.ts'

/** What an order is tagged with: each can be taken off, and more are put on. */
export function OrderTags({ order: { orderId, tags } }: { order: Pick<StaffOrder, 'orderId' | 'tags'> }) {
  const { t } = useTexts()
  const { busy, errors, tagged } = useTagging()
  return (
    <section className={styles.part}>
      <Text variant="h3">{t('orders.tags')}</Text>
      {tags.length > 0 && (
        <ul aria-label={t('orders.tags')} className={styles.tags}>
          {tags.map(tag => (
            <li key={tag} className={styles.tag}>
              {tag}
              <IconButton
                aria-label={t('orders.tag.remove', { tag })}
                onClick={() => void tagged({ orderIds: [orderId], remove: [tag] })}
              >
                <Icon path={mdiClose} size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <CallErrors errors={errors} all />
      <NewTag besides={tags} busy={busy} onAdd={tag => tagged({ orderIds: [orderId], add: [tag] })} />
    </section>
  )
}
