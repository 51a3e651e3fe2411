import { mdiCheckCircleOutline, mdiClose, mdiTrayArrowUp } from '@mdi/js'
import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import { Button } from '../controls/Button.tsx'
import { FieldNote } from '../controls/FieldNote.tsx'
import { IconButton } from '../controls/IconButton.tsx'
import { Icon } from '../drawings/Icon.tsx'
import styles from './FileUpload.module.css'
import type { FileWords } from './file-words.ts'
import { refusalOf } from './refusal-of.ts'
import type { SentFile } from './sent-file.ts'

const PERCENT = 100

interface Props {
  label: string
  /** Which kinds, how large. */
  hint?: string
  /** As the browser's own `accept`: ".pdf,image/jpeg". */
  accept: string
  /** A file larger than this is refused here already. */
  maxBytes: number
  multiple?: boolean
  files: readonly SentFile[]
  words: FileWords
  onAdd: (files: readonly File[]) => void
  onRemove: (id: string) => void
}

/**
 * Files by a button, dropped onto it, or pasted. What is of another kind or too large is said at its name and not
 * handed on; everything else is the server's to judge.
 */
export function FileUpload({ label, hint, accept, maxBytes, multiple = false, files, words, onAdd, onRemove }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [refused, setRefused] = useState<readonly SentFile[]>([])
  const take = (list: FileList | null | undefined) => {
    const given = [...(list ?? [])].slice(0, multiple ? undefined : 1)
    const judged = given.map(file => ({ file, refusal: refusalOf(file, { accept, maxBytes }) }))
    const reason = { type: words.wrongType, size: words.tooLarge(Math.floor(maxBytes / 1_000_000)) }
    setRefused(
      judged.flatMap(({ file: { name, lastModified }, refusal }) =>
        refusal ? [{ id: `refused ${name} ${lastModified}`, name, error: reason[refusal] }] : [],
      ),
    )
    const fit = judged.filter(({ refusal }) => refusal === undefined).map(({ file }) => file)
    if (fit.length > 0) onAdd(fit)
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const remove = (file: SentFile) => {
    if (refused.includes(file)) setRefused(refused.filter(one => one !== file))
    else onRemove(file.id)
    input.current?.parentElement?.querySelector('button')?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button with its files is no fieldset of its own.
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={hint && `${id}-hint`}
      className={styles.upload}
      onPaste={(event: ClipboardEvent) => take(event.clipboardData.files)}
    >
      <div id={`${id}-label`} className={styles.label}>
        {label}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way, the button is the other. */}
      <div
        data-over={isOver || undefined}
        className={styles.ground}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={event => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files)
        }}
      >
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiTrayArrowUp} size={20} />}
          onClick={() => input.current?.click()}
        >
          {words.chooseFiles}
        </Button>
        <span className={styles.drop}>{words.dropFiles}</span>
        <input
          ref={input}
          hidden
          type="file"
          aria-label={label}
          accept={accept}
          multiple={multiple}
          onChange={({ target }) => {
            take(target.files)
            // The same one can be chosen again.
            target.value = ''
          }}
        />
      </div>
      {hint && <FieldNote id={`${id}-hint`}>{hint}</FieldNote>}
      <div role="status">
        {[...files, ...refused].length > 0 && (
          <ul className={styles.files}>
            {[...files, ...refused].map(file => (
              <li key={file.id} className={classes(styles.file, file.error !== undefined && styles.refused)}>
                <span className={styles.name}>{file.name}</span>
                {file.progress !== undefined && (
                  <progress
                    aria-label={words.uploading(file.name)}
                    value={file.progress ?? undefined}
                    className={styles.progress}
                  />
                )}
                {typeof file.progress === 'number' && (
                  <span aria-hidden className={styles.percent}>
                    {words.sent(Math.floor(file.progress * PERCENT))}
                  </span>
                )}
                {file.progress === undefined && !file.error && <Icon path={mdiCheckCircleOutline} size={20} />}
                {file.error && <FieldNote error>{file.error}</FieldNote>}
                <IconButton aria-label={words.remove(file.name)} onClick={() => remove(file)}>
                  <Icon path={mdiClose} size={20} />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
