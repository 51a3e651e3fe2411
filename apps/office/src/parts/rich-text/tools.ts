import {
  mdiFormatBold,
  mdiFormatHeader2,
  mdiFormatItalic,
  mdiFormatListBulleted,
  mdiFormatListNumbered,
  mdiKeyboardReturn,
  mdiRedo,
  mdiUndo,
} from '@mdi/js'
import type { Editor } from '@tiptap/core'
import { redo, redoDepth, undo, undoDepth } from '@tiptap/pm/history'

/** Something that can be done to the words that are chosen. */
interface Tool {
  drawing: string
  isPressed?: (editor: Editor) => boolean
  isOff?: (editor: Editor) => boolean
  act: (editor: Editor) => void
}

const isInList = (editor: Editor): boolean => editor.isActive('bulletList') || editor.isActive('orderedList')

const marks = (mark: string, drawing: string): Tool => ({
  drawing,
  isPressed: editor => editor.isActive(mark),
  act: editor => void editor.chain().focus().toggleMark(mark).run(),
})

const lists = (list: string, drawing: string): Tool => ({
  drawing,
  isPressed: editor => editor.isActive(list),
  act: editor => void editor.chain().focus().toggleList(list, 'listItem').run(),
})

export const TOOLS = {
  bold: marks('bold', mdiFormatBold),
  italic: marks('italic', mdiFormatItalic),
  heading: {
    drawing: mdiFormatHeader2,
    isPressed: editor => editor.isActive('heading'),
    act: editor => void editor.chain().focus().toggleNode('heading', 'paragraph').run(),
  },
  list: lists('bulletList', mdiFormatListBulleted),
  numbers: lists('orderedList', mdiFormatListNumbered),
  line: {
    drawing: mdiKeyboardReturn,
    isOff: editor => !editor.isActive('paragraph') || isInList(editor),
    act: editor => void editor.chain().focus().insertContent({ type: 'hardBreak' }).run(),
  },
  undo: {
    drawing: mdiUndo,
    isOff: ({ state }) => undoDepth(state) === 0,
    act: ({ state, view }) => void undo(state, view.dispatch),
  },
  redo: {
    drawing: mdiRedo,
    isOff: ({ state }) => redoDepth(state) === 0,
    act: ({ state, view }) => void redo(state, view.dispatch),
  },
} as const satisfies Record<string, Tool>

export type ToolName = keyof typeof TOOLS

export const toolNamed = (name: ToolName): Tool => TOOLS[name]
