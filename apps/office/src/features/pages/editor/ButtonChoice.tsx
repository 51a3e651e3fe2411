import { LEGAL_ACTIONS } from '@billett/clients'
import type { Editor } from '@tiptap/core'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './ButtonChoice.module.css'
import { useActionLabels } from './use-action-labels.ts'

/** Puts a button to a screen of the shop into a page. */
export function ButtonChoice({ editor }: { editor: Editor }) {
  const { t } = useTexts()
  const labelOf = useActionLabels()
  return (
    <select
      aria-label={t('pagesOfShop.tool.button')}
      className={styles.button}
      value=""
      onChange={({ target }) =>
        editor
          .chain()
          .focus()
          .insertContent({ type: 'shopButton', attrs: { action: target.value } })
          .run()
      }
    >
      <option value="">{t('pagesOfShop.tool.button')}</option>
      {LEGAL_ACTIONS.map(action => (
        <option key={action} value={action}>
          {labelOf(action)}
        </option>
      ))}
    </select>
  )
}
