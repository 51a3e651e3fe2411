import { Mark, Node, wrappingInputRule } from '@tiptap/core'
import { COMMON_NODES } from '../../../parts/rich-text/common-nodes.ts'
import { linkAddress } from '../../../parts/rich-text/link-address.ts'

const NumberedList = Node.create({
  name: 'orderedList',
  group: 'block list',
  content: 'listItem+',
  priority: 200,
  parseHTML: () => [{ tag: 'ol' }],
  renderHTML: () => ['ol', 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-7': () => this.editor.commands.toggleList(this.name, 'listItem') }
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*1\.\s$/, type: this.type })]
  },
})

const Bold = Mark.create({
  name: 'bold',
  parseHTML: () => [{ tag: 'strong' }, { tag: 'b' }],
  renderHTML: () => ['strong', 0],
  addKeyboardShortcuts() {
    return { 'Mod-b': () => this.editor.commands.toggleMark(this.name) }
  },
})

const Emphasis = Mark.create({
  name: 'italic',
  parseHTML: () => [{ tag: 'em' }, { tag: 'i' }],
  renderHTML: () => ['em', 0],
  addKeyboardShortcuts() {
    return { 'Mod-i': () => this.editor.commands.toggleMark(this.name) }
  },
})

/** What is written behind a link is none. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: element => {
        const href = linkAddress(element.getAttribute('href') ?? '')
        return href === undefined ? false : { href }
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
})

/** What a message of the day is made of, as the server keeps it: paragraphs, lists, emphasis and links. */
export const MESSAGE_NODES = [NumberedList, ...COMMON_NODES, Link, Bold, Emphasis]
