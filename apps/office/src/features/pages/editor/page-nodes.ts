import { Node, textblockTypeInputRule } from '@tiptap/core'
import { COMMON_NODES } from '../../../parts/rich-text/common-nodes.ts'

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

/** What a page is made of, and nothing else. */
export const pageNodes = (labelOf: (action: string) => string | undefined) => [
  ...COMMON_NODES,
  Heading,
  ShopButton(labelOf),
]
