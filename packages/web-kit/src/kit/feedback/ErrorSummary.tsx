import { type MouseEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { TextLink } from '../text/TextLink.tsx'
import { useUiWords } from '../ui-words.ts'
import styles from './ErrorSummary.module.css'
import { MessageBox } from './MessageBox.tsx'
import { goToField, type WrongField, wrongFieldsOf, wrongGroups } from './wrong-fields.ts'

const isSame = (one: readonly WrongField[], other: readonly WrongField[]): boolean =>
  one.every(({ message }, place) => message === other[place]?.message)

interface Props {
  /** Another object each time the form was sent and has been judged; undefined before, and while it is under way. */
  attempt: object | undefined
}

/**
 * Stands in a form, above its fields: once it was sent, which of them are wrong, each a link to the field. It takes the
 * focus, so that all of it is said once, in place of a word from every field; where one field alone is wrong, that one
 * takes it. Until the form is sent again it stays as it is, and moves nothing while somebody types.
 */
export function ErrorSummary({ attempt }: Props) {
  const { toCorrect } = useUiWords()
  const title = useId()
  const place = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<{ attempt?: object; fields: readonly WrongField[] }>({ fields: [] })
  const { fields } = shown
  useEffect(() => {
    if (attempt) setShown({ attempt, fields: wrongFieldsOf(place.current?.closest('form')) })
  }, [attempt])
  const focus = useEffectEvent(() => {
    const [first, second] = fields
    if (second) box.current?.focus()
    else if (first) goToField(first.id)
  })
  useEffect(() => {
    if (shown.attempt) focus()
  }, [shown.attempt])
  // What is wrong is sometimes known before the words for it are.
  useEffect(() => {
    const known = new Map(wrongFieldsOf(place.current?.closest('form')).map(field => [field.id, field]))
    setShown(before => {
      const now = before.fields.map(field => known.get(field.id) ?? field)
      return isSame(now, before.fields) ? before : { ...before, fields: now }
    })
  })
  const isShown = fields.length > 1
  const follow = (id: string) => (event: MouseEvent) => {
    event.preventDefault()
    goToField(id)
  }
  const linked = ({ id, name, message }: WrongField, group = '') => (
    <li key={id}>
      <TextLink href={`#${id}`} onClick={follow(id)}>
        {[[group, name].filter(Boolean).join(', '), message].filter(Boolean).join(': ')}
      </TextLink>
    </li>
  )
  return (
    <div ref={place} hidden={!isShown}>
      {isShown && (
        <MessageBox kind="error" role="group" aria-labelledby={title} ref={box}>
          <p id={title} className={styles.title}>
            {toCorrect(fields.length)}
          </p>
          <ul className={styles.list}>
            {wrongGroups(fields).map(({ group, fields: [first, ...others] }) =>
              others.length > 0 && first ? (
                <li key={first.id}>
                  {group}
                  <ul className={styles.list}>{[first, ...others].map(field => linked(field))}</ul>
                </li>
              ) : (
                first && linked(first, group)
              ),
            )}
          </ul>
        </MessageBox>
      )}
    </div>
  )
}
