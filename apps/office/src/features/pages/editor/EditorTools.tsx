import { LEGAL_ACTIONS } from '@billett/clients'
import { IconButton } from '@billett/web-kit/kit/controls/IconButton.tsx'
import { Toolbar } from '@billett/web-kit/kit/controls/Toolbar.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { mdiFormatHeader2, mdiFormatListBulleted, mdiKeyboardReturn, mdiRedo, mdiUndo } from '@mdi/js'
import type { Editor } from '@tiptap/core'
import { redo, redoDepth, undo, undoDepth } from '@tiptap/pm/history'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './RichTextEditor.module.css'
import { useActionLabels } from './use-action-labels.ts'

interface Props {
  editor: Editor
  /** The id of what is written in. */
  controls: string
}

/** What can be done to the words that are chosen; every one of them has a key as well. */
export function EditorTools({ editor, controls }: Props) {
  const { t } = useTexts()
  const labelOf = useActionLabels()
  const [, setSeen] = useState(0)
  useEffect(() => {
    const look = () => setSeen(seen => seen + 1)
    editor.on('transaction', look)
    return () => {
      editor.off('transaction', look)
    }
  }, [editor])
  const { state, view } = editor
  const tools = [
    {
      name: t('pagesOfShop.tool.heading'),
      drawing: mdiFormatHeader2,
      pressed: editor.isActive('heading'),
      act: () => editor.chain().focus().toggleNode('heading', 'paragraph').run(),
    },
    {
      name: t('pagesOfShop.tool.list'),
      drawing: mdiFormatListBulleted,
      pressed: editor.isActive('bulletList'),
      act: () => editor.chain().focus().toggleList('bulletList', 'listItem').run(),
    },
    {
      name: t('pagesOfShop.tool.line'),
      drawing: mdiKeyboardReturn,
      isOff: !editor.isActive('paragraph') || editor.isActive('bulletList'),
      act: () => editor.chain().focus().insertContent({ type: 'hardBreak' }).run(),
    },
    {
      name: t('pagesOfShop.tool.undo'),
      drawing: mdiUndo,
      isOff: undoDepth(state) === 0,
      act: () => undo(state, view.dispatch),
    },
    {
      name: t('pagesOfShop.tool.redo'),
      drawing: mdiRedo,
      isOff: redoDepth(state) === 0,
      act: () => redo(state, view.dispatch),
    },
  ]
  return (
    <div className={styles.tools}>
      <Toolbar label={t('pagesOfShop.tools')} controls={controls}>
        {tools.map(({ name, drawing, pressed, isOff = false, act }) => (
          <IconButton
            key={name}
            aria-label={name}
            title={name}
            aria-pressed={pressed}
            aria-disabled={isOff}
            onMouseDown={event => event.preventDefault()}
            onClick={() => isOff || act()}
          >
            <Icon path={drawing} />
          </IconButton>
        ))}
      </Toolbar>
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
    </div>
  )
}
