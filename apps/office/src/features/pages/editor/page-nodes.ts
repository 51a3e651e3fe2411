import { Extension, Node, textblockTypeInputRule, wrappingInputRule } from '@tiptap/core'
import { history, redo, undo } from '@tiptap/pm/history'

/** What a page is made of, and nothing else: what is pasted becomes one of these, or loses its form. */
const Page = Node.create({ name: 'doc', topNode: true, content: 'block+' })

const Words = Node.create({ name: 'text', group: 'inline' })

const Paragraph = Node.create({
  name: 'paragraph',
  group: 'block',
  content: 'inline*',
  priority: 1000,
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: () => ['p', 0],
})

const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'text*',
  defining: true,
  parseHTML: () => ['h1', 'h2', 'h3', 'h4'].map(tag => ({ tag })),
  renderHTML: () => ['h2', 0],
  addKeyboardShortcuts() {
    return { 'Mod-Alt-2': () => this.editor.commands.toggleNode(this.name, 'paragraph') }
  },
  addInputRules() {
    return [textblockTypeInputRule({ find: /^##\s$/, type: this.type })]
  },
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

const MARKER = /^\s*\[\[(\w+)\]\]\s*$/

/** A button to a screen of the shop; `labelOf` says what it is called there. */
const ShopButton = (labelOf: (action: string) => string | undefined) =>
  Node.create({
    name: 'shopButton',
    group: 'block',
    atom: true,
    addAttributes: () => ({ action: { default: '' } }),
    parseHTML: () => [
      {
        tag: 'p',
        priority: 2000,
        getAttrs: element => {
          const action = MARKER.exec(element.textContent ?? '')?.[1] ?? ''
          return labelOf(action) === undefined ? false : { action }
        },
      },
    ],
    renderHTML: ({ node }) => ['p', `[[${node.attrs.action}]]`],
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('p')
        const shown = document.createElement('span')
        shown.className = 'shop-button'
        shown.textContent = labelOf(String(node.attrs.action)) ?? ''
        dom.append(shown)
        return { dom }
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

export const pageNodes = (labelOf: (action: string) => string | undefined) => [
  Page,
  Words,
  ShopButton(labelOf),
  Paragraph,
  Heading,
  LineBreak,
  List,
  ListItem,
  History,
]
