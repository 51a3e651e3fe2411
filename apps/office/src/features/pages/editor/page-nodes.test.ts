import { Editor } from '@tiptap/core'
import { afterEach, describe, expect, it } from 'vitest'
import { writtenMarkup } from '../../../parts/rich-text/written-markup.ts'
import { pageNodes } from './page-nodes.ts'

let editor: Editor
afterEach(() => editor.destroy())

const labelOf = (action: string) => (action === 'cancelContract' ? 'Kündigen' : undefined)
const written = (content: string) => {
  editor = new Editor({ element: document.createElement('div'), extensions: pageNodes(labelOf), content })
  return writtenMarkup(editor.getJSON())
}

describe('a page in the editor', () => {
  it.each([
    '<h2>Kauf</h2>\n<p>Man kauft &amp; fährt &lt;los&gt;.</p>',
    '<p>Weg 1<br>12345 Ort</p>\n<ul>\n<li>eins</li>\n<li>zwei</li>\n</ul>',
    '<h2>Ende</h2>\n<p>[[cancelContract]]</p>\n<p>Und weiter.</p>',
    '<p>[[unknown]]</p>',
    '',
  ])('is written as it was stored: %j', html => expect(written(html)).toBe(html))

  it.each([
    ['<h1>A</h1><p style="x"><b>fett</b> und <a href="x">Link</a></p>', '<h2>A</h2>\n<p>fett und Link</p>'],
    ['<ol><li><p>eins</p></li><li></li></ol><p></p>', '<ul>\n<li>eins</li>\n</ul>'],
    ['<table><tr><td>Zelle</td></tr></table><script>x()</script>', '<p>Zelle</p>'],
  ])('keeps the words of what no page is made of: %j', (html, kept) => expect(written(html)).toBe(kept))

  it('shows a button by what it is called in the shop', () => {
    written('<p>[[cancelContract]]</p>')
    expect(editor.view.dom.textContent).toBe('Kündigen')
  })

  it('turns a line into a heading and back, and lines into a list', () => {
    written('<p>Kauf</p>')
    editor.commands.setTextSelection(2)
    editor.commands.toggleNode('heading', 'paragraph')
    expect(writtenMarkup(editor.getJSON())).toBe('<h2>Kauf</h2>')
    editor.commands.toggleNode('heading', 'paragraph')
    editor.commands.toggleList('bulletList', 'listItem')
    expect(writtenMarkup(editor.getJSON())).toBe('<ul>\n<li>Kauf</li>\n</ul>')
    editor.commands.toggleList('bulletList', 'listItem')
    expect(writtenMarkup(editor.getJSON())).toBe('<p>Kauf</p>')
  })
})
