import { Editor } from '@tiptap/core'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { EditorTools } from './EditorTools.tsx'
import { pageNodes } from './page-nodes.ts'
import styles from './RichTextEditor.module.css'
import { useActionLabels } from './use-action-labels.ts'
import { writtenMarkup } from './written-markup.ts'

interface Props {
  label: string
  hint: string
  error?: string | undefined
  lang: string
  /** HTML of a page. */
  value: string
  onChange: (html: string) => void
}

/** A page is written as it reads: headings, paragraphs, lists and buttons, and nothing that is not stored. */
export function RichTextEditor({ label, hint, error, lang, value, onChange }: Props) {
  const id = useId()
  const labelOf = useActionLabels()
  const place = useRef<HTMLDivElement>(null)
  const said = useRef(value)
  const [editor, setEditor] = useState<Editor>()
  const [begun] = useState({ value, lang, labelOf })
  const tell = useEffectEvent((html: string) => {
    if (html === said.current) return
    said.current = html
    onChange(html)
  })
  useEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions: pageNodes(begun.labelOf),
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
          class: styles.text ?? '',
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
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a label of no input leads there by a press. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: by the keyboard Tab leads there. */}
      <div id={`${id}-label`} className={styles.label} onClick={() => editor?.commands.focus()}>
        {label}
      </div>
      <div className={styles.frame} data-invalid={error !== undefined}>
        {editor && <EditorTools editor={editor} controls={`${id}-text`} />}
        <div ref={place} />
      </div>
      <p id={`${id}-note`} className={error === undefined ? styles.note : styles.wrong}>
        {error ?? hint}
      </p>
    </div>
  )
}
