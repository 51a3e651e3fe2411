import { type ComponentProps, useState } from 'react'
import { RichTextEditor } from '../../../parts/rich-text/RichTextEditor.tsx'
import { ButtonChoice } from './ButtonChoice.tsx'
import { pageNodes } from './page-nodes.ts'
import { useActionLabels } from './use-action-labels.ts'

type Props = Pick<ComponentProps<typeof RichTextEditor>, 'label' | 'hint' | 'error' | 'lang' | 'value' | 'onChange'>

/** A page is written as it reads: headings, paragraphs, lists and buttons. */
export function PageTextEditor(props: Props) {
  const labelOf = useActionLabels()
  const [nodes] = useState(() => pageNodes(labelOf))
  return (
    <RichTextEditor
      {...props}
      nodes={nodes}
      tools={['heading', 'list', 'line', 'undo', 'redo']}
      more={editor => <ButtonChoice editor={editor} />}
    />
  )
}
