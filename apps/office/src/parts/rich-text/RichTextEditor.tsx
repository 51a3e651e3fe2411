import { classes } from '@billett/web-kit/kit/classes.ts'
import { type AnyExtension, Editor } from '@tiptap/core'
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { EditorTools } from './EditorTools.tsx'
import styles from './RichTextEditor.module.css'
import type { ToolName } from './tools.ts'
import { writtenMarkup } from './written-markup.ts'

interface Props {
  label: string
  hint: string
  error?: string | undefined
  lang: string
  /** HTML, as it is stored. */
  value: string
  onChange: (html: string) => void
  /** What it is made of; as it is when the editor opens. */
  nodes: readonly AnyExtension[]
  tools: readonly ToolName[]
  /** Words can lead somewhere. */
  hasLinks?: boolean
  /** A few lines are enough. */
  isShort?: boolean
  /** What else can be put in, behind the tools. */
  more?: (editor: Editor) => ReactNode
}

/** A text is written as it reads, of what it can be made of, and of nothing that is not stored. */
export function RichTextEditor(props: Props) {
  const { label, hint, error, lang, value, onChange, nodes, tools, hasLinks = false, isShort = false, more } = props
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const said = useRef(value)
  const [editor, setEditor] = useState<Editor>()
  const [begun] = useState({ value, lang, nodes, isShort })
  const tell = useEffectEvent((html: string) => {
    if (html === said.current) return
    said.current = html
    onChange(html)
  })
  useEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions: [...begun.nodes],
      content: begun.value,
      injectCSS: false,
      editorProps: {
        attributes: {
          id: `${id}-text`,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': `${id}-label`,
          'aria-describedby': `${id}-note`,
          lang: begun.lang,
          class: classes(styles.text, begun.isShort && styles.short) ?? '',
        },
      },
      onUpdate: ({ editor: changed }) => tell(writtenMarkup(changed.getJSON())),
    })
    setEditor(made)
    return () => made.destroy()
  }, [begun, id])
  useEffect(() => {
    // Somebody has taken over another version, or it was stored a little otherwise.
    if (!editor || value === said.current) return
    said.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  const isWrong = error !== undefined
  // Before the form looks which of its fields are wrong.
  useLayoutEffect(() => editor?.view.dom.setAttribute('aria-invalid', String(isWrong)), [editor, isWrong])
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a label of no input leads there by a press. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: by the keyboard Tab leads there. */}
      <div id={`${id}-label`} className={styles.label} onClick={() => editor?.commands.focus()}>
        {label}
      </div>
      <div className={styles.frame} data-invalid={isWrong}>
        {editor && (
          <EditorTools editor={editor} label={label} controls={`${id}-text`} tools={tools} hasLinks={hasLinks}>
            {more?.(editor)}
          </EditorTools>
        )}
        <div ref={place} />
      </div>
      <p id={`${id}-note`} className={isWrong ? styles.wrong : styles.note}>
        {error ?? hint}
      </p>
    </div>
  )
}
