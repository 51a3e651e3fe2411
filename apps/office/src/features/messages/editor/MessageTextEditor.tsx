import type { ComponentProps } from 'react'
import { RichTextEditor } from '../../../parts/rich-text/RichTextEditor.tsx'
import { MESSAGE_NODES } from './message-nodes.ts'

type Props = Pick<ComponentProps<typeof RichTextEditor>, 'label' | 'hint' | 'error' | 'lang' | 'value' | 'onChange'>

/** A message is written as it reads: paragraphs, lists, emphasis and links. */
export const MessageTextEditor = (props: Props) => (
  <RichTextEditor
    {...props}
    isShort
    hasLinks
    nodes={MESSAGE_NODES}
    tools={['bold', 'italic', 'list', 'numbers', 'line', 'undo', 'redo']}
  />
)
