import { Editor } from '@tiptap/core'
import { afterEach, describe, expect, it } from 'vitest'
import { writtenMarkup } from '../../../parts/rich-text/written-markup.ts'
import { MESSAGE_NODES } from './message-nodes.ts'

let editor: Editor
afterEach(() => editor.destroy())

const written = (content: string) => {
  editor = new Editor({ element: document.createElement('div'), extensions: MESSAGE_NODES, content })
  return writtenMarkup(editor.getJSON())
}

describe('a message in the editor', () => {
  it.each([
    '<p>Heute <strong>kein</strong> Bus &amp; keine Bahn</p>',
    '<p>Mehr <a href="/fahrplan">im <em>neuen</em> <strong>Fahrplan</strong></a>.</p>',
    '<p><strong>Ab <em>morgen</em></strong></p>\n<ul>\n<li>Linie <strong>10</strong></li>\n</ul>',
    '<ol>\n<li>eins</li>\n<li>zwei</li>\n</ol>\n<p>Weg 1<br>12345 Ort</p>',
    '<p><a href="https://vv.example/?a=1&amp;b=%22">Suche</a></p>',
    '',
  ])('is written as it was stored: %j', html => expect(written(html)).toBe(html))

  it.each([
    ['Heute nicht', '<p>Heute nicht</p>'],
    ['<p>a <b>b</b> <i>c</i></p>', '<p>a <strong>b</strong> <em>c</em></p>'],
    ['<h2>A</h2><p><a href="javascript:x()">b</a><u>c</u></p>', '<p>A</p>\n<p>bc</p>'],
  ])('keeps the words of what no message is made of: %j', (html, kept) => expect(written(html)).toBe(kept))

  it('sets words bold, and what is bold already as it was', () => {
    written('<p>Heute kein Bus</p>')
    editor.commands.setTextSelection({ from: 7, to: 11 })
    editor.commands.toggleMark('bold')
    expect(writtenMarkup(editor.getJSON())).toBe('<p>Heute <strong>kein</strong> Bus</p>')
    editor.commands.toggleMark('bold')
    expect(writtenMarkup(editor.getJSON())).toBe('<p>Heute kein Bus</p>')
  })

  it('turns lines into a list of either kind and back', () => {
    written('<p>Linie 10</p>')
    editor.commands.toggleList('orderedList', 'listItem')
    expect(writtenMarkup(editor.getJSON())).toBe('<ol>\n<li>Linie 10</li>\n</ol>')
    editor.commands.toggleList('orderedList', 'listItem')
    expect(writtenMarkup(editor.getJSON())).toBe('<p>Linie 10</p>')
  })
})
