import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { linkAddress } from './link-address.ts'
import styles from './RichTextEditor.module.css'

interface Props {
  editor: Editor
  onDone: () => void
}

/** Words to be a link are chosen, or stand in one; else the address is put in as it is. */
function setLink(editor: Editor, href: string): void {
  const link = { type: 'link', attrs: { href } }
  const chain = editor.chain().focus()
  if (editor.state.selection.empty && !editor.isActive('link'))
    chain.insertContent({ type: 'text', text: href, marks: [link] }).run()
  else chain.extendMarkRange('link').setMark('link', { href }).run()
}

/** Asks where the words that are chosen shall lead; it stands in a form, and is none itself. */
export function LinkRow({ editor, onDone }: Props) {
  const { t } = useTexts()
  const [address, setAddress] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const [isWrong, setWrong] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const set = () => {
    const href = linkAddress(address)
    if (href === undefined) return setWrong(true)
    setLink(editor, href)
    onDone()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
    onDone()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // Neither sends the form around it, nor closes its window.
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') return set()
    editor.commands.focus()
    onDone()
  }
  return (
    <div className={styles.link}>
      <TextInput
        ref={input}
        label={t('richText.link.address')}
        hint={t('richText.link.hint')}
        error={isWrong ? t('richText.link.wrong') : undefined}
        value={address}
        inputMode="url"
        autoCapitalize="none"
        onChange={event => {
          setAddress(event.target.value)
          setWrong(false)
        }}
        onKeyDown={press}
      />
      <Row spacing={1}>
        <Button variant="outlined" onClick={set}>
          {t('richText.link.set')}
        </Button>
        {editor.isActive('link') && <Button onClick={remove}>{t('richText.link.remove')}</Button>}
      </Row>
    </div>
  )
}
