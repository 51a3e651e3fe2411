import { Extension, Node, wrappingInputRule } from '@tiptap/core'
import { history, redo, undo } from '@tiptap/pm/history'

/** All of a text: what is pasted becomes one of its blocks, or loses its form. */
const Whole = Node.create({ name: 'doc', topNode: true, content: 'block+' })

const Words = Node.create({ name: 'text', group: 'inline' })

const Paragraph = Node.create({
  name: 'paragraph',
  group: 'block',
  content: 'inline*',
  priority: 1000,
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: () => ['p', 0],
})

const List = Node.create({
  name: 'bulletList',
  group: 'block list',
  content: 'listItem+',
  parseHTML: () => [{ tag: 'ul' }, { tag: 'ol' }],
  renderHTML: () => ['ul', 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-8': () => this.editor.commands.toggleList(this.name, 'listItem') }
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*[-*]\s$/, type: this.type })]
  },
})

const ListItem = Node.create({
  name: 'listItem',
  content: 'paragraph',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
  addKeyboardShortcuts() {
    const next = () => this.editor.commands.splitListItem(this.name)
    // An entry is one line: a line of its own is another entry.
    return { Enter: next, 'Shift-Enter': () => this.editor.isActive(this.name) && next() }
  },
})

const LineBreak = Node.create({
  name: 'hardBreak',
  group: 'inline',
  inline: true,
  selectable: false,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.insertContent({ type: this.name }) }
  },
})

const History = Extension.create({
  name: 'history',
  addProseMirrorPlugins: () => [history()],
  addKeyboardShortcuts() {
    const back = () => undo(this.editor.state, this.editor.view.dispatch)
    const forth = () => redo(this.editor.state, this.editor.view.dispatch)
    return { 'Mod-z': back, 'Mod-y': forth, 'Shift-Mod-z': forth }
  },
})

/** What every text that staff write has: paragraphs, lines, lists, and a way back. */
export const COMMON_NODES = [Whole, Words, Paragraph, LineBreak, List, ListItem, History]
