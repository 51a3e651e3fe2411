import { IconButton } from '@billett/web-kit/kit/controls/IconButton.tsx'
import { Toolbar } from '@billett/web-kit/kit/controls/Toolbar.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { mdiLink } from '@mdi/js'
import type { Editor } from '@tiptap/core'
import { type ReactNode, useEffect, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { LinkRow } from './LinkRow.tsx'
import styles from './RichTextEditor.module.css'
import { type ToolName, toolNamed } from './tools.ts'

interface Props {
  editor: Editor
  /** What the text is called. */
  label: string
  /** The id of what is written in. */
  controls: string
  tools: readonly ToolName[]
  hasLinks: boolean
  /** What else can be put in. */
  children?: ReactNode
}

/** What can be done to the words that are chosen; everything but a link has a key as well. */
export function EditorTools({ editor, label, controls, tools, hasLinks, children }: Props) {
  const { t } = useTexts()
  const [, setSeen] = useState(0)
  const [linking, setLinking] = useState(false)
  useEffect(() => {
    const look = () => setSeen(seen => seen + 1)
    editor.on('transaction', look)
    return () => {
      editor.off('transaction', look)
    }
  }, [editor])
  return (
    <div className={styles.tools}>
      <Toolbar label={`${t('richText.tools')}: ${label}`} controls={controls}>
        {tools.map(name => {
          const { drawing, isPressed, isOff, act } = toolNamed(name)
          const off = isOff?.(editor) ?? false
          return (
            <IconButton
              key={name}
              aria-label={t(`richText.tool.${name}`)}
              title={t(`richText.tool.${name}`)}
              aria-pressed={isPressed?.(editor)}
              aria-disabled={off}
              onMouseDown={event => event.preventDefault()}
              onClick={() => off || act(editor)}
            >
              <Icon path={drawing} />
            </IconButton>
          )
        })}
        {hasLinks && (
          <IconButton
            aria-label={t('richText.tool.link')}
            title={t('richText.tool.link')}
            aria-pressed={editor.isActive('link')}
            aria-expanded={linking}
            onMouseDown={event => event.preventDefault()}
            onClick={() => setLinking(!linking)}
          >
            <Icon path={mdiLink} />
          </IconButton>
        )}
      </Toolbar>
      {children}
      {linking && <LinkRow editor={editor} onDone={() => setLinking(false)} />}
    </div>
  )
}
