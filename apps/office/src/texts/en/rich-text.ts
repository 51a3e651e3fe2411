import type { richText as german } from '../de/rich-text.ts'

export const richText: Record<keyof typeof german, string> = {
  'richText.how': 'Write',
  'richText.asWords': 'As it reads',
  'richText.asMarkup': 'As HTML',
  'richText.tools': 'Form of the text',
  'richText.tool.bold': 'Bold (Ctrl+B)',
  'richText.tool.italic': 'Emphasis (Ctrl+I)',
  'richText.tool.heading': 'Heading (Ctrl+Alt+2)',
  'richText.tool.list': 'List (Ctrl+Shift+8)',
  'richText.tool.numbers': 'Numbered list (Ctrl+Shift+7)',
  'richText.tool.line': 'New line in the paragraph (Shift+Enter)',
  'richText.tool.link': 'Link …',
  'richText.tool.undo': 'Undo (Ctrl+Z)',
  'richText.tool.redo': 'Redo (Ctrl+Y)',
  'richText.link.address': 'Where the link leads',
  'richText.link.hint': 'https://…, an e-mail address, or /… for a page of the shop',
  'richText.link.wrong': 'No link can lead there. Please enter an address such as https://…',
  'richText.link.set': 'Set the link',
  'richText.link.remove': 'Remove the link',
}
